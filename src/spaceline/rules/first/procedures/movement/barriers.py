"""Cards at a location that do not let ships in, or not any further (1E-1.2/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.perform.reading import holds
from spaceline.effects.world import Reading
from spaceline.rules.first import places
from spaceline.rules.first.values import definition, is_disabled

ENTER, PASS, HALT, CROSS = "enter", "pass", "halt", "cross"
"""Acts that a text forbids ships at the location where its card lies: entering it, going on from there, and going on
from there in the turn in which they came (1E-G:tetryon-field/1); or going to or from the location on its right."""


ACTS = (ENTER, PASS, HALT, CROSS)


def is_clear(state: State) -> bool:
    """Whether no card in play could keep ships from anywhere."""
    return not any(state.in_play(card) for act in ACTS for card in state.watched.get(f"forbids:{act}", ()))


def stops_before(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship cannot enter a location."""
    return is_forbidden(state, player, ship, place, ENTER)


def stops_behind(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship that is at a location, or flies through it, gets no further."""
    return is_forbidden(state, player, ship, place, PASS)


def halts(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship that comes to a location goes no further this turn."""
    return is_forbidden(state, player, ship, place, HALT)


def keeps_apart(
    state: State, player: PlayerId, ship: CardId, row: tuple[PlaceId, ...], one: PlaceId, two: PlaceId
) -> bool:
    """Whether a ship cannot go from one location to another because of what lies between them, where they are adjacent.

    1E-G:adjacent/1.
    """
    if f"forbids:{CROSS}" not in state.watched:
        return False
    left, right = sorted((row.index(one), row.index(two)))
    return right - left == 1 and is_forbidden(state, player, ship, row[left], CROSS)


def is_forbidden(state: State, player: PlayerId, ship: CardId, place: PlaceId, act: str) -> bool:
    """Whether the text of a card there forbids the act; it calls the ship its target. Others affect phased ships not.

    1E-7.6/6, 1E-7.6/9.
    """
    watchers = state.watched.get(f"forbids:{act}", ())
    if not watchers or state.mark(ship, "phased"):
        return False
    return any(forbids(state, player, ship, card, act) for card in watchers if lies_at(state, card, place))


def lies_at(state: State, card: CardId, place: PlaceId) -> bool:
    """Whether a card in play works at a location."""
    if not state.in_play(card) or state.cards[card].role == "playing" or is_disabled(state, card):
        return False
    return places.place_of(state, card) == place


def forbids(state: State, player: PlayerId, ship: CardId, card: CardId, act: str) -> bool:
    """Whether one of the texts of a card forbids the act to that ship now."""
    scope = Reading(card, player, {TARGET: (ship,)})
    texts = definition(state, card).of_kind(Forbids)
    return any(text.act == act and holds(state, scope, text.test) for _, text in texts)
