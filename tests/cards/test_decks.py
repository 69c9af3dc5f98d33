"""Decks: the ready ones are legal and can be played; a deck that breaks a clause is told which."""

from collections import Counter

import pytest
from msgspec.structs import replace

from spaceline.cards.card import is_playable
from spaceline.cards.decks import Deck, DeckError, SecondDeck, load_deck, problems, read_deck, ready_decks
from spaceline.cards.rulesets import pool
from spaceline.core.ruleset import Ruleset
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.playing.headquarters import entry_points
from spaceline.rules.second.ruleset import CALL_TO_ARMS
from spaceline.rules.second.setup import start
from spaceline.rules.second.switches import CTA2003

NAMES = ("bajoran", "cardassian", "deep-space-9", "federation", "klingon", "romulan")
EXAMPLE = SecondDeck(
    name="example",
    title="Example",
    ruleset=CTA2003,
    missions=("Cardassia Prime", "Excavation", "Military Exercises", "Abduction Plot", "Plague Planet"),
    dilemmas=dict.fromkeys(("Limited Welcome", "Microbrain", "Skullduggery", "Ornaran Threat", "Blended"), 2)
    | dict.fromkeys(("Triage", "Maglock", "Wavefront", "Personal Duty", "Drumhead"), 2),
    cards=dict.fromkeys(("Daro", "Emok", "Jerax", "Magren", "Megar", "Thorel", "Parn", "Rogesh", "Galor"), 3)
    | dict.fromkeys(("Keldon", "Togaran"), 3)
    | {"Danar": 2},
)


def found(**changes) -> list[tuple[str, str]]:
    return [(problem.clause, problem.sentence) for problem in problems(replace(EXAMPLE, **changes), pool())]


@pytest.fixture(params=NAMES)
def ready(request) -> Deck:
    return ready_decks()[request.param]


class TestReadyDecks:
    def test_there_are_six(self):
        assert tuple(ready_decks()) == NAMES

    def test_each_is_legal(self, ready):
        assert problems(ready, pool()) == []

    def test_every_card_does_what_is_printed_on_it(self, ready):
        cards = ready.definitions(pool())
        assert len(cards) > 40
        assert [card.name for card in cards if not is_playable(card)] == []

    def test_every_personnel_and_ship_can_enter_play(self, ready):
        state = start(ruleset(), [ready.brought(pool())] * 2, seed=1)
        cards = [card.facts for card in ready.definitions(pool()) if card.type in ("personnel", "ship", "equipment")]
        assert [facts.title for facts in cards if not entry_points(state, 1, facts)] == []

    def test_its_personnel_may_attempt_every_mission(self, ready):
        cards = ready.definitions(pool())
        here = {card.facts.affiliation for card in cards if card.type == "ship"}
        for mission in (card.facts for card in cards if card.type == "mission" and card.facts.kind != "headquarters"):
            assert not mission.attempt.affiliations or here & set(mission.attempt.affiliations), mission.title

    def test_a_planet_and_a_space_mission_lead_to_a_hundred_points(self, ready):
        missions = [card.facts for card in ready.definitions(pool()) if card.type == "mission"]
        kinds = Counter(facts.kind for facts in missions)
        assert kinds == {"headquarters": 1, "planet": 2, "space": 2}
        assert sum(sorted(facts.points for facts in missions)[2:]) >= 100

    def test_cards_with_texts_are_among_them(self, ready):
        cards = [card for card in ready.definitions(pool()) if card.type not in ("mission", "dilemma")]
        assert sum(bool(card.abilities) for card in cards) >= 15
        assert {card.type for card in cards} == {"personnel", "ship", "equipment", "event", "interrupt"}


def ruleset() -> Ruleset:
    return CALL_TO_ARMS.build(pool())


class TestClauses:
    def test_the_example_breaks_none(self):
        assert EXAMPLE.size == 5 + 20 + 35
        assert found() == []

    @pytest.mark.parametrize("count", [4, 6])
    def test_there_are_exactly_five_missions(self, count):
        missions = (*EXAMPLE.missions, "Investigate Rumors")[:count]
        assert found(missions=missions, cards=EXAMPLE.cards | {"Berild": 1}) == [
            ("2E-types-of-cards/8", f"There are {count} missions; there must be 5.")
        ]

    def test_the_missions_are_all_different(self):
        missions = (*EXAMPLE.missions[:4], "Excavation")
        assert found(missions=missions) == [("2E-building-a-deck/1", "The mission Excavation is there more than once.")]

    def test_beside_the_unicomplex_there_is_no_other_headquarters(self):
        hive = "Unicomplex, Root of the Hive Mind"
        others = [name for name in EXAMPLE.missions if name not in ("Cardassia Prime", "Excavation")]
        assert found(missions=("Cardassia Prime", hive, *others)) == [
            ("2E-types-of-cards/8", f"Beside {hive} there is no Cardassia Prime, Hardscrabble World.")
        ]
        assert found(missions=(hive, "Excavation", *others)) == []

    def test_two_headquarters_of_one_title_are_different_missions(self):
        earths = ("Earth, Cradle of the Federation", "Earth, Home of Starfleet Command")
        assert found(missions=(*earths, *EXAMPLE.missions[2:])) == []

    def test_any_number_of_affiliations_go_together(self):
        """2E-affiliations/4."""
        others = ("Mills", "Kahmis", "Chagrith", "Dallan")
        mixed = EXAMPLE.cards | dict.fromkeys(others, 1)
        affiliations = {card.facts.affiliation for card in pool().values() if card.title in (*others, "Daro")}
        assert len(affiliations) == 5
        assert found(cards=mixed) == []

    def test_only_missions_are_laid_out(self):
        assert found(missions=(*EXAMPLE.missions[:4], "Galor")) == [("2E-types-of-cards/8", "Galor is no mission.")]

    def test_the_dilemma_pile_has_twenty_cards_or_more(self):
        dilemmas = EXAMPLE.dilemmas | {"Triage": 1}
        assert found(dilemmas=dilemmas, cards=EXAMPLE.cards | {"Berild": 1}) == [
            ("2E-building-a-deck/2", "The dilemma pile has 19 cards; it must have 20 or more.")
        ]

    def test_the_deck_has_35_cards_or_more(self):
        assert found(dilemmas=EXAMPLE.dilemmas | {"Triage": 3}, cards=EXAMPLE.cards | {"Danar": 1}) == [
            ("2E-building-a-deck/3", "The deck has 34 cards; it must have 35 or more.")
        ]

    def test_there_are_sixty_cards_or_more_altogether(self):
        assert ("2E-building-a-deck/1", "There are 59 cards; there must be 60 or more.") in found(
            cards=EXAMPLE.cards | {"Danar": 1}
        )

    def test_three_copies_of_a_title_are_allowed_and_four_are_not(self):
        assert found(cards=EXAMPLE.cards | {"Daro": 4}) == [
            ("2E-building-a-deck/4", "There are 4 cards called Daro; 3 are allowed.")
        ]

    def test_subtitles_do_not_make_another_title(self):
        picards = {"Jean-Luc Picard, Explorer": 2, "Jean-Luc Picard, Argo Pilot": 2}
        clauses = [clause for clause, _ in found(cards=EXAMPLE.cards | picards)]
        assert "2E-building-a-deck/4" in clauses

    def test_dilemmas_are_counted_too(self):
        assert [clause for clause, _ in found(dilemmas=EXAMPLE.dilemmas | {"Triage": 4})] == ["2E-building-a-deck/4"]

    def test_nothing_but_dilemmas_is_in_the_pile(self):
        assert found(dilemmas=EXAMPLE.dilemmas | {"Berild": 1}) == [("2E-types-of-cards/10", "Berild is no dilemma.")]

    @pytest.mark.parametrize(("name", "kind"), [("Recurring Injury", "dilemma"), ("Investigate Coup", "mission")])
    def test_missions_and_dilemmas_are_not_in_the_deck(self, name, kind):
        assert found(cards=EXAMPLE.cards | {name: 1}) == [
            ("2E-types-of-cards/1", f"{name} cannot be in a deck: it is a {kind}.")
        ]

    def test_a_card_whose_text_is_not_built_is_named(self):
        bare = {id: CardDefinition(it.facts) if it.title == "Battle Drills" else it for id, it in pool().items()}
        deck = replace(EXAMPLE, cards=EXAMPLE.cards | {"Battle Drills": 1})
        said = [(it.clause, it.sentence) for it in problems(deck, bare)]
        assert said == [("", "Battle Drills cannot be played yet: its text is not built.")]

    def test_an_unknown_name_is_a_problem(self):
        assert found(cards=EXAMPLE.cards | {"Dario": 1}) == [
            ("", "No card is called 'Dario'; near are: Daro; Darok, Martok's Aide; Ari.")
        ]


TEXT = """
name: mine
title: My Deck
ruleset: 2e-cta2003
missions: [Cardassia Prime]
dilemmas: {}
cards: {DARO: 2}
"""


class TestReading:
    def test_cards_get_their_full_names(self):
        deck = read_deck(TEXT)
        assert (deck.missions, deck.cards) == (("Cardassia Prime, Hardscrabble World",), {"Daro": 2})

    def test_a_file_is_read(self, tmp_path):
        path = tmp_path / "mine.yaml"
        path.write_text(TEXT, encoding="utf-8")
        assert load_deck(path).title == load_deck(str(path)).title == "My Deck"

    def test_a_ready_deck_is_found_by_its_name(self):
        assert load_deck("klingon") is ready_decks()["klingon"]

    def test_a_deck_becomes_what_a_player_brings(self):
        brought = EXAMPLE.brought(pool())
        assert [pool()[id].name for id in brought.missions][:2] == ["Cardassia Prime, Hardscrabble World", "Excavation"]
        assert (len(brought.pile), len(brought.deck)) == (20, 35)
        assert Counter(pool()[id].title for id in brought.deck)["Danar"] == 2

    @pytest.mark.parametrize(
        ("name", "says"),
        [
            ("klingn", "no deck is called 'klingn'; did you mean 'klingon'?"),
            ("zzz", f"no deck is called 'zzz'; there are: {', '.join(NAMES)}"),
            ("nowhere.yaml", "there is no deck file 'nowhere.yaml'"),
        ],
    )
    def test_a_deck_that_is_not_there(self, name, says):
        with pytest.raises(DeckError, match=f"^{says.replace('?', '[?]')}$"):
            load_deck(name)

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("name: [", "deck is not YAML"),
            ("- a", "deck is no deck"),
            (TEXT.replace("2}", "0}"), "deck is no deck: .*>= 1"),
            (TEXT.replace("title", "titel"), "deck is no deck: .*titel"),
            (TEXT.replace("cta2003", "cta2004"), "no ruleset is called '2e-cta2004'"),
            (TEXT.replace("DARO", "Daroo"), "no card is called 'Daroo'; near are: Daro"),
            (
                TEXT.replace("DARO", "Jean-Luc Picard"),
                "may be any of: .*Argo Pilot; .*Explorer",
            ),
            (TEXT.replace("{DARO: 2}", "{DARO: 2, Daro: 1}"), "Daro is listed twice"),
            (TEXT.replace("{DARO: 2}", "{DARO: 2, DARO: 1}"), "DARO is listed twice"),
            (TEXT + "\nname: another\n", "name is listed twice"),
        ],
    )
    def test_what_is_wrong_with_a_file_is_said(self, text, says):
        with pytest.raises(DeckError, match=says):
            read_deck(text)
