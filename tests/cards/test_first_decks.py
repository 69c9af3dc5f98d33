"""Decks of First Edition: the ready ones are legal and can win; a deck that breaks a clause is told which."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from spaceline.cards.card import is_playable
from spaceline.cards.decks import DeckError, FirstDeck, load_deck, problems, read_deck, ready_decks
from spaceline.cards.decks.first.formats import format_of
from spaceline.cards.rulesets import pool
from spaceline.rules.first.affiliations import go_together
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts

MODERN, OPEN = "1e-modern", "1e-open"
OF_PREMIERE = ("federation", "klingon", "romulan")
NAMES = (*OF_PREMIERE, "bajoran", "cardassian", "dominion", "ferengi", "hirogen", "terok-nor", "vidiian", "borg")
ICONS = {
    "bajoran": "Baj",
    "borg": "Bor",
    "cardassian": "Car",
    "dominion": "Dom",
    "federation": "Fed",
    "terok-nor": "Car",
    "ferengi": "Fer",
    "hirogen": "Hir",
    "klingon": "Kli",
    "romulan": "Rom",
    "vidiian": "Vid",
}
EXAMPLE = FirstDeck(
    name="example",
    title="Example",
    ruleset=MODERN,
    missions=(
        "Avert Disaster",
        "Cultural Observation",
        "Diplomacy Mission",
        "Study Nebula",
        "Repair Mission",
        "Wormhole Negotiations",
    ),
    seeds={"Federation Outpost": 3},
    cards={"Taitt": 10, "Taurik": 10, "Darian Wallace": 8, "U.S.S. Nebula": 2},
)


def invented(title, **facts) -> dict[str, CardDefinition]:
    """A card that no release has."""
    fields = {"type": "personnel", "uniqueness": "universal", **facts}
    made = FirstFacts(id=f"1e-invented-{title}", release="invented", number=0, rarity="C", title=title, **fields)
    return {made.id: CardDefinition(made)}


def found(more=(), **changes) -> list[tuple[str, str]]:
    """What is wrong with the example after some changes, when the pool has some more cards."""
    deck = replace(EXAMPLE, **changes)
    return [(it.clause, it.sentence) for it in problems(deck, {**pool(MODERN), **dict(more)})]


@pytest.fixture(params=NAMES)
def ready(request) -> FirstDeck:
    return ready_decks(MODERN)[request.param]


@pytest.fixture
def personnel(ready) -> list[FirstFacts]:
    return [facts for facts in drawn(ready) if facts.type == "personnel"]


def drawn(deck) -> list[FirstFacts]:
    """The draw deck, card by card."""
    cards = pool(MODERN)
    return [cards[id].facts for id in deck.brought(cards).deck]


def missions_of(deck) -> list[FirstFacts]:
    cards = pool(MODERN)
    return [cards[id].facts for id in deck.brought(cards).missions]


SPACE = ("Space",)


class TestHalfAMission:
    def test_two_of_space_are_one_of_six(self):
        """1E-G:space/1."""
        five = EXAMPLE.missions[:5]
        assert found(missions=(*five, *SPACE * 2)) == []
        assert found(missions=(*EXAMPLE.missions[:4], *SPACE * 4)) == []

    def test_one_alone_is_half_a_mission(self):
        """1E-G:space/1, 1E-2.1/1."""
        assert found(missions=(*EXAMPLE.missions[:5], *SPACE)) == [
            ("1E-2.1/1", "There are 5½ missions; there must be 6.")
        ]
        assert found(missions=(*EXAMPLE.missions, *SPACE)) == [("1E-2.1/1", "There are 6½ missions; there must be 6.")]

    def test_there_are_four_of_it_at_most(self):
        """1E-G:space/1."""
        assert found(missions=(*EXAMPLE.missions[:3], *SPACE * 6)) == [
            ("1E-G:space/1", "Space is there 6 times; it may be there 4 times.")
        ]


class TestSleepers:
    def test_each_of_them_is_a_seed(self):
        """1E-G:cryosatellite/1."""
        seeds = {"Alternate Universe Door": 1, "Cryosatellite": 1, "Governor Worf": 1, "Jack Crusher": 1}
        assert found(seeds={**seeds, "Federation Outpost": 26}) == []
        assert found(seeds={**seeds, "Rachel Garrett": 1, "Federation Outpost": 26}) == [
            ("1E-3.0/1", "The seed deck has 31 cards; it may have 30.")
        ]


class TestReadyDecks:
    def test_there_are_nine(self):
        assert tuple(ready_decks(MODERN)) == NAMES

    def test_each_is_legal_in_both_rulesets_of_the_edition(self, ready):
        assert problems(ready, pool(MODERN)) == []
        assert problems(ready_decks(OPEN)[ready.name], pool(OPEN)) == []

    def test_every_card_does_what_is_printed_on_it(self, ready):
        cards = ready.definitions(pool(MODERN))
        assert len(cards) > 45
        assert [card.name for card in cards if not is_playable(card)] == []

    def test_sizes(self, ready):
        assert sum(ready.seeds.values()) <= 30
        assert 40 <= sum(ready.cards.values()) <= 50

    def test_no_more_copies_are_seeded_than_may_lie_under_missions(self, ready):
        """1E-3.1/5; every planet and space dilemma can be put under the opponent's missions and the own ones."""
        cards = {card.title: card for card in ready.definitions(pool(MODERN))}
        hidden = {
            title: copies for title, copies in ready.seeds.items() if cards[title].type in ("dilemma", "artifact")
        }
        assert max(hidden.values()) <= 2

    def test_an_outpost_may_be_seeded_at_several_of_its_missions(self, ready):
        """1E-4.4/5, /6."""
        icon = ICONS[ready.name]
        is_open = ready.name in ("borg", "dominion", "hirogen")
        places = [
            it
            for it in missions_of(ready)
            if (icon in it.end.attempt or (is_open and it.kind == "space")) and not it.homeworld_of
        ]
        assert len(places) >= (1 if ready.name == "vidiian" else 3)

    def test_its_personnel_work_together_and_may_attempt_every_mission(self, ready, personnel):
        icon = ICONS[ready.name]
        assert all(any(go_together(icon, side) for side in one.affiliations) for one in personnel)
        hired = 10 if ready.name == "dominion" else 3
        assert sum(icon in one.affiliations for one in personnel) >= len(personnel) - hired
        away = [it for it in missions_of(ready) if it.homeworld_of != icon and ready.name != "borg"]
        assert [it.title for it in away if it.end.attempt and icon not in it.end.attempt] == []

    def test_every_ship_can_be_staffed(self, ready, personnel):
        """1E-7.1.3.0.1/2; the icons of the crew, a commander standing in for staff."""
        crew = Counter(icon for one in personnel for icon in one.icons)
        for ship in (it for it in drawn(ready) if it.type == "ship"):
            wanted = Counter(ship.staffing[0].icons if ship.staffing else ())
            if ready.name == "borg":
                assert all(crew[icon] >= 3 * wanted[icon] for icon in ("Com", "Nav", "Def")), ship.title
                continue
            assert crew["Cmd"] >= 3 * wanted["Cmd"], ship.title
            assert crew["Cmd"] + crew["Stf"] >= 3 * wanted.total(), ship.title

    def test_planet_and_space_missions_lead_to_more_than_a_hundred_points(self, ready):
        """1E-9.0/1, /2."""
        missions = missions_of(ready)
        kinds = Counter(it.kind for it in missions)
        assert kinds.keys() == {"planet", "space"}
        assert ready.name not in OF_PREMIERE or kinds == {"planet": 3, "space": 3}
        assert sum(sorted(it.end.points.value for it in missions)[:4]) >= (130 if ready.name in OF_PREMIERE else 105)

    def test_every_mission_can_be_solved_by_eleven_of_its_personnel(self, ready, personnel):
        """Skills and attributes: some company of a size that fits a ship in the middle of a game is enough."""
        if ready.name == "borg":  # they solve nothing, but follow objectives
            assert sum(it.type == "objective" for it in drawn(ready)) >= 5
            assert not any(it.homeworld_of for it in missions_of(ready))
            return
        for mission in missions_of(ready):
            assert is_met(mission.end.requirement, company(personnel, mission.end.requirement)), mission.title

    def test_cards_of_all_types_are_among_them(self, ready):
        types = {card.type for card in ready.definitions(pool(MODERN))}
        earned = "objective" if ready.name == "borg" else "artifact"
        assert types >= {"mission", "facility", "personnel", "ship", "dilemma", earned, "event", "interrupt"}
        assert "equipment" in types

    def test_any_two_of_premiere_share_a_mission_location(self):
        for one, other in combinations([ready_decks(MODERN)[name] for name in OF_PREMIERE], 2):
            assert len(set(one.missions) & set(other.missions)) == 1


def company(personnel, requirement, size=11) -> list[FirstFacts]:
    """Those who bring a requirement nearest, one after another."""
    chosen: list[FirstFacts] = []
    rest = list(personnel)
    for _ in range(size):
        best = max(rest, key=lambda one: progress(requirement, [*chosen, one]))
        rest.remove(best)
        chosen.append(best)
    return chosen


def level(team, skill) -> int:
    return sum(one.skills.get(skill, 0) + one.classifications.count(skill) for one in team)


def total(team, attribute) -> int:
    return sum(one.attributes[attribute] for one in team)


def progress(requirement, team) -> float:
    """How much of a requirement a team meets, 1 for all of it."""
    match type(requirement).__name__:
        case "All":
            return sum(progress(part, team) for part in requirement.parts) / len(requirement.parts)
        case "Any":
            return max(progress(part, team) for part in requirement.parts)
        case "Skill":
            return min(1, level(team, requirement.name) / requirement.level)
        case "Total":
            return min(1, sum(total(team, name) for name in requirement.attributes) / (requirement.over + 1))
        case _:
            return float(any(one.title == requirement.title for one in team))


def is_met(requirement, team) -> bool:
    return progress(requirement, team) == 1


class TestClauses:
    def test_the_example_breaks_none(self):
        assert EXAMPLE.size == 6 + 3 + 30
        assert found() == []

    @pytest.mark.parametrize("count", [5, 7])
    def test_each_player_brings_six_missions(self, count):
        missions = (*EXAMPLE.missions, "Evacuation")[:count]
        assert found(missions=missions) == [("1E-2.1/1", f"There are {count} missions; there must be 6.")]

    def test_the_mission_pile_holds_missions_only(self):
        missions = (*EXAMPLE.missions[:5], "Taitt")
        assert found(missions=missions) == [("1E-3.1.1/1", "Taitt is no mission.")]

    def test_missions_are_at_different_locations(self):
        missions = (*EXAMPLE.missions[:5], "Study Nebula")
        assert found(missions=missions) == [
            ("1E-3.1/2", "There are 2 missions at Study Nebula; only universal ones may be doubled.")
        ]

    def test_two_missions_of_one_location_count_as_one_location(self):
        cards = invented("Visit Qo'noS", type="mission", location="Qo'noS")
        unlike = invented("Leave Qo'noS", type="mission", uniqueness="not-duplicatable", location="Qo'noS")
        other = invented("Guard Qo'noS", type="mission", uniqueness="not-duplicatable", location="Qo'noS")
        pair = {**cards, **unlike, **other}
        assert found(pair, missions=(*EXAMPLE.missions[:4], "Visit Qo'noS", "Leave Qo'noS")) == []
        assert found(pair, missions=(*EXAMPLE.missions[:4], "Guard Qo'noS", "Leave Qo'noS")) == [
            ("1E-3.1/2", "There are 2 missions at Qo'noS; only universal ones may be doubled.")
        ]

    def test_universal_missions_may_be_stocked_in_multiples(self):
        cards = invented("Patrol", type="mission")
        assert found(cards, missions=(*EXAMPLE.missions[:3], "Patrol", "Patrol", "Patrol")) == []

    def test_seeds_may_all_be_copies_of_one_card(self):
        """1E-3.1/1; what may lie beneath missions is limited when it is seeded (1E-3.1/5)."""
        assert found(seeds={"Archer": 12, "Federation Outpost": 18}) == []

    def test_there_are_thirty_seeds_at_most(self):
        assert found(seeds={"Federation Outpost": 30}) == []
        assert found(seeds={"Federation Outpost": 31}) == [("1E-3.0/1", "The seed deck has 31 cards; it may have 30.")]

    def test_no_more_than_six_sites_are_brought_for_seeding(self):
        """1E-3.1/4; they take no place of the seeds."""
        six = {"Ops": 1, "Docking Pylons": 5}
        assert found(seeds={"Federation Outpost": 30}, sites=six) == []
        assert found(sites={"Docking Pylons": 7}) == [("1E-3.1/4", "There are 7 sites to be seeded; there may be 6.")]

    def test_sites_have_a_pile_of_their_own_and_nothing_else_is_in_it(self):
        """1E-3.1.2/1."""
        assert found(seeds={"Ops": 1}) == [("1E-3.1.2/1", "The site Ops cannot be among the seeds.")]
        assert found(sites={"Archer": 1}) == [("1E-3.1.2/1", "Archer is no site.")]

    def test_tactics_have_a_side_deck_of_their_own_and_nothing_else_is_in_it(self):
        """1E-2.13/1, 1E-G:battle-bridge-side-deck/1."""
        door, tactic = {"Battle Bridge Door": 1}, invented("Broadside", type="tactic")
        assert found(tactic, seeds={**door, "Broadside": 1}) == [
            ("1E-2.13/1", "The tactic Broadside cannot be among the seeds.")
        ]
        assert found(seeds=door, tactics={"Archer": 1}) == [("1E-G:battle-bridge-side-deck/1", "Archer is no tactic.")]

    def test_a_side_deck_of_any_size_takes_no_place_of_the_seeds(self):
        """1E-3.3/1, 1E-3.3/3."""
        seeds = {"Federation Outpost": 29, "Battle Bridge Door": 1}
        assert found(invented("Broadside", type="tactic"), seeds=seeds, tactics={"Broadside": 99}) == []

    def test_a_seeded_doorway_opens_the_side_deck(self):
        """1E-3.3/1."""
        tactic, four = invented("Broadside", type="tactic"), {"Broadside": 4}
        closed = ("1E-3.3/1", "No Battle Bridge Door among the seeds opens the Battle Bridge side deck.")
        assert found(tactic, tactics=four) == [closed]
        assert found(tactic, tactics=four, cards={**EXAMPLE.cards, "Battle Bridge Door": 1}) == [closed]
        assert found(tactic, seeds={"Battle Bridge Door": 1}, tactics=four) == []

    def test_the_draw_deck_has_thirty_cards_or_more_without_limit_on_copies(self):
        assert found(cards={"Taitt": 99}) == []
        assert found(cards={"Taitt": 29}) == [("1E-3.2/1", "The draw deck has 29 cards; it must have 30 or more.")]

    def test_a_mission_takes_no_seed_slot(self):
        assert found(seeds={"Evacuation": 1}) == [("1E-3.1.1/1", "The mission Evacuation cannot be among the seeds.")]

    @pytest.mark.parametrize("facts", [{"type": "tactic"}, {"type": "tribble"}, {"type": "event", "icons": ("Q",)}])
    def test_what_the_draw_deck_may_not_hold(self, facts):
        cards = invented("Odd One", **facts)
        assert found(cards, cards=EXAMPLE.cards | {"Odd One": 1}) == [
            ("1E-3.2/2", "Odd One cannot be in the draw deck.")
        ]

    def test_what_could_never_be_played_may_be_drawn(self):
        assert found(cards=EXAMPLE.cards | {"Evacuation": 1}) == []

    def test_a_banned_card_is_named_with_its_format(self):
        said = [("1E-2.16/1", "Red Alert! is banned in 1e-modern.")]
        assert [it for it in found(cards=EXAMPLE.cards | {"Red Alert!": 1}) if it[0]] == said

    def test_open_bans_one_card_only(self):
        cards = EXAMPLE.cards | {"Red Alert!": 1, "Raise the Stakes": 1}
        deck = replace(EXAMPLE, ruleset=OPEN, cards=cards)
        said = [(it.clause, it.sentence) for it in problems(deck, pool(OPEN)) if it.clause]
        assert said == [("1E-2.16/2", "Raise the Stakes is banned in 1e-open.")]

    def test_borg_go_with_no_other_affiliation(self):
        cards = invented("Drone", affiliations=("Bor",))
        clauses = {clause for clause, _ in found(cards, cards=EXAMPLE.cards | {"Drone": 1})}
        assert clauses == {"1E-3.0.1/1"}

    def test_a_card_that_only_borg_use_bars_other_affiliations(self):
        cards = invented("Command", type="objective", icons=("BO",))
        clauses = {clause for clause, _ in found(cards, cards=EXAMPLE.cards | {"Command": 1})}
        assert clauses == {"1E-3.0.1/1"}

    def test_borg_bring_no_mission_with_an_outpost_of_others(self):
        """1E-3.0.1/2."""
        missions = ("Test Mission II", *EXAMPLE.missions[1:])
        wrong = ("1E-3.0.1/1", "Test Mission II cannot be in a deck with Borg.")
        cards = EXAMPLE.cards | {"Command": 1}
        assert wrong in found(invented("Command", type="objective", icons=("BO",)), missions=missions, cards=cards)
        assert found(missions=missions) == []

    def test_an_outpost_that_is_printed_on_a_mission_comes_with_it(self):
        outpost = invented("Outpost of a Mission", type="facility", printed_on="1e-ep-21")
        sentence = "Outpost of a Mission is printed on a mission, and comes with it."
        assert ("1E-G:mission-ii/2", sentence) in found(outpost, seeds={"Outpost of a Mission": 1})

    def test_the_alternate_universe_needs_a_door_among_the_seeds(self):
        cards = invented("Other Self", type="dilemma", icons=("AU",)) | invented("Temporal Conduit", type="doorway")
        assert found(cards, seeds={"Other Self": 1}) == [
            ("1E-4.0/5", "Other Self cannot be seeded: no card opens the Alternate Universe.")
        ]
        assert found(cards, seeds={"Other Self": 1, "Temporal Conduit": 1}) == []

    def test_a_card_whose_text_is_not_built_is_reported(self):
        cards = invented("Not Yet", has_text=True)
        assert found(cards, cards=EXAMPLE.cards | {"Not Yet": 1}) == [
            ("", "Not Yet cannot be played yet: its text is not built.")
        ]


class TestFormats:
    @pytest.mark.parametrize(("name", "clause"), [(MODERN, "1E-2.16/1"), (OPEN, "1E-2.16/2")])
    def test_a_format_is_named_after_its_ruleset_and_its_clause(self, name, clause):
        rules = format_of(name)
        assert (rules.ruleset, rules.clause) == (name, clause)
        assert len(set(rules.bans)) == len(rules.bans)

    def test_open_bans_no_more_than_modern(self):
        assert set(format_of(OPEN).bans) < set(format_of(MODERN).bans)


class TestReading:
    def test_a_ready_deck_is_found_by_its_name_within_its_edition(self):
        assert load_deck("klingon", MODERN) is ready_decks(MODERN)["klingon"]
        assert isinstance(load_deck("klingon", MODERN), FirstDeck)
        assert not isinstance(load_deck("klingon"), FirstDeck)
        names = (
            "federation, klingon, romulan, bajoran, cardassian, dominion, ferengi, hirogen, terok-nor, vidiian, borg"
        )
        with pytest.raises(DeckError, match=f"there are: {names}"):
            load_deck("deep-space-9", MODERN)

    def test_the_ready_decks_can_be_played_by_every_ruleset_of_the_edition(self):
        assert {deck.ruleset for deck in ready_decks(OPEN).values()} == {OPEN}

    def test_a_deck_has_the_form_of_its_edition(self):
        text = "name: a\ntitle: A\nruleset: 1e-modern\nmissions: [Evacuation]\ncards: {Taitt: 1}\n"
        assert read_deck(f"{text}seeds: {{}}\n").seeds == {}
        with pytest.raises(DeckError, match="dilemmas"):
            read_deck(f"{text}dilemmas: {{}}\n")

    def test_a_title_of_another_card_list_means_the_card(self):
        others = {it.title: it.facts.other_titles[0] for it in pool(MODERN).values() if it.facts.other_titles}
        assert others
        for title, other in others.items():
            text = f"name: a\ntitle: A\nruleset: 1e-modern\nmissions: []\nseeds: {{}}\ncards: {{{other!r}: 1}}\n"
            assert read_deck(text).cards == {title: 1}
