"""What everybody may know of cards in play that lie face down (1E-12.12/2)."""

from __future__ import annotations

from spaceline.core.sampling import sample
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import Immune
from tests.support.first_table import ME, OPPONENT, FirstTable


def told(it: FirstTable, viewer: int) -> dict[str, tuple[str, str]]:
    """By name: the definition that a viewer reads, and what everybody may know instead."""
    seen = {card.id: card for card in view(it.state, viewer).cards}
    by_name = {name: seen.get(1000 + it.state.cards[card].handles[viewer]) for name, card in it.names.items()}
    return {name: (card.definition, card.alike) for name, card in by_name.items() if card is not None}


def landed() -> FirstTable:
    """Two personnel, an equipment card and a docked ship of player 1 at a location."""
    it = FirstTable()
    place = it.location("Planet")
    it.person("Ann", place, affiliations=("Kli", "Fed"))
    it.person("Bob", place, Immune(("Some Event",)), skills=("Guramba",))
    it.card("Tool", "equipment", parent=place, role="surface", face_up=False)
    it.ship("Ship", it.facility("Outpost", place), role="docked", face_up=False)
    return it.begin()


def test_their_type_and_affiliations():
    """1E-7.1/3, 1E-7.4.1/6: they tell who is in one Away Team and whether it may be attacked."""
    seen = told(landed(), OPPONENT)
    assert seen["Ann"] == ("", "personnel; Kli; Fed")
    assert seen["Tool"] == ("", "equipment")


def test_what_keeps_an_opponent_from_something():
    """1E-10.1.1.3/1, 1E-12.10/1: Guramba, and what a card is immune to."""
    assert told(landed(), OPPONENT)["Bob"] == ("", "personnel; Fed; Guramba; Some Event")


def test_their_controller_reads_them():
    """1E-12.12/4."""
    seen = told(landed(), ME)
    assert seen["Ann"] == ("test-personnel-Ann", "")


def test_nothing_is_told_of_cards_that_are_not_in_play():
    """1E-12.12/2, 1E-4.0/3: seeds, hands."""
    it = FirstTable()
    it.dilemma("Seed", it.location("Planet"), owner=ME)
    it.card("Hidden", "interrupt", parent=ME, role="hand", face_up=False)
    it.begin()
    seen = told(it, OPPONENT)
    assert seen["Seed"] == ("", "")
    assert "Hidden" not in seen


def test_whoever_guesses_keeps_to_it():
    """A sampled game has cards of the same kind there."""
    it = landed()
    pool = {"any": tuple(it.definitions)}
    for seed in range(5):
        guess = sample(it.state.ruleset, view(it.state, OPPONENT), seed, pool, lambda owner, role, in_play: "any")
        assert told_again(guess) == {
            "personnel; Kli; Fed",
            "personnel; Fed; Guramba; Some Event",
            "equipment",
            "ship; Fed",
        }


def told_again(state) -> set[str]:
    """What everybody may know of the face-down cards at the location."""
    return {card.alike for card in view(state, OPPONENT).cards if card.alike}
