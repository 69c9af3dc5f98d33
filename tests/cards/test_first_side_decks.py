"""Side decks of First Edition: what may lie in each, which doorway opens it, how lists of other programs bring them."""

from msgspec.structs import replace

from spaceline.cards.decks import export_deck, import_deck, problems
from spaceline.cards.decks.first.legality import broken_rules
from spaceline.cards.rulesets import pool
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from tests.cards.test_first_decks import EXAMPLE, MODERN

TENT, FLASH, DOOR = {"Q's Tent": 1}, {"Q-Flash": 1}, {"Storage Compartment Door": 1}
THIRTEEN = (
    *("Archer", "Calamarain", "Kurlan Naiskos", "Tricorder", "Runabout", "Relief Mission", "Kevin Uxbridge"),
    *("Amanda Rogers", "Barber Pole", "Wormhole", "Ajur", "Alexander Rozhenko", "Taurik"),
)
OF_THE_TENT = "1E-G:qs-tent-side-deck/1"


def found(more=(), **changes) -> list[tuple[str, str]]:
    """Which rules the example breaks after some changes, when the pool has some more cards."""
    deck = replace(EXAMPLE, **changes)
    return [(it.clause, it.sentence) for it in broken_rules(deck, {**pool(MODERN), **dict(more)})]


def invented(title, **facts) -> dict[str, CardDefinition]:
    """A card that no release has."""
    fields = {"type": "personnel", "uniqueness": "universal", **facts}
    made = FirstFacts(id=f"1e-invented-{title}", release="invented", number=0, rarity="C", title=title, **fields)
    return {made.id: CardDefinition(made)}


class TestTents:
    def test_thirteen_different_cards_lie_in_a_tent_whatever_their_types_are(self):
        assert found(seeds=TENT, tent=dict.fromkeys(THIRTEEN, 1)) == []
        more = dict.fromkeys((*THIRTEEN, "Taitt"), 1)
        assert found(seeds=TENT, tent=more) == [(OF_THE_TENT, "The Q's Tent has 14 cards; it may have 13.")]

    def test_a_card_lies_in_a_tent_once(self):
        sentence = "Archer lies 2 times in the Q's Tent; once is allowed."
        assert found(seeds=TENT, tent={"Archer": 2}) == [(OF_THE_TENT, sentence)]

    def test_what_has_a_side_deck_of_its_own_is_in_no_tent(self):
        tactic = invented("Broadside", type="tactic")
        wrong = ("Aldebaran Serpent", "1 Tribble - Go", "Broadside")
        said = [(OF_THE_TENT, f"{name} cannot be in a Q's Tent.") for name in wrong]
        assert found(tactic, seeds=TENT, tent=dict.fromkeys(wrong, 1)) == said

    def test_a_tent_is_opened_by_a_doorway_among_the_seeds(self):
        sentence = "No Q's Tent among the seeds opens the Q's Tent side deck."
        closed = [("1E-3.3/1", sentence)]
        assert found(tent={"Archer": 1}) == closed
        assert found(tent={"Archer": 1}, cards={**EXAMPLE.cards, **TENT}) == closed

    def test_borg_bear_nobody_else_in_a_tent_either(self):
        cards = {**EXAMPLE.cards, "Borg Queen": 1}
        told = [sentence for _, sentence in found(seeds=TENT, tent={"Kurn": 1}, cards=cards)]
        assert "Kurn cannot be in a deck with Borg." in told


class TestContinua:
    def test_any_number_of_copies_with_the_icon_lie_in_a_continuum(self):
        assert found(seeds=FLASH, continuum={"Aldebaran Serpent": 9}) == []

    def test_a_card_without_the_icon_lies_in_none(self):
        said = [("1E-G:q-continuum-side-deck/1", "Q shows no icon of the Q.")]
        assert found(seeds=FLASH, continuum={"Q": 1}) == said

    def test_the_icon_is_among_the_seeds_only_where_a_card_permits_it(self):
        barred = ("1E-2.15/1", "Fightin' Words cannot be among the seeds: it shows the icon of the Q.")
        assert found(seeds={"Fightin' Words": 1}) == [barred]
        assert found(seeds={"Fightin' Words": 1, "Beware of Q": 1, "Hide and Seek": 1}) == []
        event = ("1E-2.15/1", "Frigid cannot be among the seeds: it shows the icon of the Q.")
        assert found(seeds={"Frigid": 1, "Beware of Q": 1}) == [event]

    def test_the_icon_is_not_in_the_draw_deck(self):
        cards = {**EXAMPLE.cards, "Frigid": 1}
        assert found(cards=cards) == [("1E-3.2/2", "Frigid cannot be in the draw deck.")]

    def test_the_mission_of_the_q_lies_in_a_continuum_or_a_tent_alone(self):
        """1E-G:qs-planet/1. It is banned by the format of the month."""
        planet, said = {"Q's Planet": 1}, ("1E-2.16/1", "Q's Planet is banned in 1e-modern.")
        assert found(seeds=FLASH, continuum=planet) == found(seeds=TENT, tent=planet) == [said]
        barred = ("1E-3.2/2", "Q's Planet cannot be in the draw deck.")
        assert found(cards={**EXAMPLE.cards, **planet}) == [barred, said]

    def test_a_continuum_is_opened_by_a_flash(self):
        said = [("1E-3.3/1", "No Q-Flash among the seeds opens the Q-Continuum side deck.")]
        assert found(continuum={"Frigid": 1}) == said


class TestTribbles:
    def test_tribbles_and_troubles_lie_in_their_side_deck_and_nothing_else_does(self):
        mine = {"1 Tribble - Go": 9, "... on the Bridge": 2}
        assert found(seeds=DOOR, tribbles=mine) == []
        assert found(seeds=DOOR, tribbles={"Archer": 1}) == [
            ("1E-G:tribble-side-deck/1", "Archer is no Tribble and no Trouble.")
        ]

    def test_they_are_neither_seeds_nor_drawn(self):
        assert found(seeds={"1 Tribble - Go": 1}) == [("1E-2.14/1", "1 Tribble - Go cannot be among the seeds.")]
        assert found(cards={**EXAMPLE.cards, "... on the Bridge": 1}) == [
            ("1E-3.2/2", "... on the Bridge cannot be in the draw deck.")
        ]

    def test_they_are_opened_by_their_doorway(self):
        said = [("1E-3.3/1", "No Storage Compartment Door among the seeds opens the Tribble side deck.")]
        assert found(tribbles={"1 Tribble - Go": 1}) == said

    def test_of_the_other_game_no_card_is_known(self):
        """1E-11.3.0.2/1: what has no text for this game is no card of it."""
        told = problems(replace(EXAMPLE, seeds=DOOR, tribbles={"1 Tribble - Kindness": 1}), pool(MODERN))
        assert any("1 Tribble - Kindness" in it.sentence for it in told)


LACKEY = """1\tTaitt
Missions:
1\tRelief Mission
Seed+Dil:
1\tQ's Tent
1\tArcher
QsTent:
1\tTaitt
1\tArcher
Flash:
2\tFrigid
Tribbles:
3\t1 Tribble - Go
"""


class TestLists:
    def test_lackey_has_a_section_for_each_side_deck(self):
        deck = import_deck(LACKEY, ruleset=MODERN).deck
        assert (deck.cards, deck.seeds) == ({"Taitt": 1}, {"Q's Tent": 1, "Archer": 1})
        assert (deck.tent, deck.continuum) == ({"Taitt": 1, "Archer": 1}, {"Frigid": 2})
        assert deck.tribbles == {"1 Tribble - Go": 3}
        assert (deck.size, deck.besides["Archer"]) == (11, 2)

    def test_what_is_exported_imports_as_the_same_deck(self):
        deck = import_deck(LACKEY, "the deck", ruleset=MODERN).deck
        for form in ("lackey", "lackey-dek", "trekcc"):
            again = import_deck(export_deck(deck, form), "the deck", ruleset=MODERN, form=form)
            assert again.is_whole
            assert replace(again.deck, name=deck.name, title=deck.title) == deck, form

    def test_without_a_heading_a_card_with_the_icon_goes_to_the_continuum(self):
        deck = import_deck("Seed+Dil:\n1\tFrigid\n1\tArcher\n", ruleset=MODERN).deck
        assert (deck.seeds, deck.continuum) == ({"Archer": 1}, {"Frigid": 1})
