"""How cards travel that nobody controls: from one end of a spaceline toward the other, and off it (1E-11.1/2).

They are no ships (1E-11.1/7): nothing but their RANGE and the spans on the way says how far they come.
"""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.movement.flying import span
from spaceline.rules.first.movement.forced_moves import BOUND, LEFT, RIGHT, between
from spaceline.rules.first.values import attribute

APPEAR, TRAVEL, LEAVE = "appear", "travel", "leave-spaceline"
"""The changes by which such a card is placed on a spaceline, goes on, and leaves it."""

TO_LEAVE = 1
"""The RANGE that it takes to leave the spaceline (1E-11.1/2)."""


def row_at(state: State, place: PlaceId) -> tuple[PlaceId, ...]:
    """The spaceline of a location."""
    return next((row for row in places.spacelines(state).values() if place in row), ())


def goals(state: State, card: CardId, how: str, here: PlaceId) -> tuple[PlaceId, ...]:
    """The end of the spaceline for which a card is bound, as it was noted; or the farther one, both where equally far.

    1E-12.6/1, 1E-12.6.0.1/1.
    """
    row = row_at(state, here)
    if not row:
        return ()
    side = state.mark(card, BOUND) if how == "onward" else 0
    if side:
        return (row[0] if side == LEFT else row[-1],)
    away = {end: distance(state, row, here, end, state.cards[card].owner) for end in (row[-1], row[0])}
    most = max(away.values())
    return tuple(end for end, far in away.items() if far == most)


def distance(
    state: State, row: tuple[PlaceId, ...], here: PlaceId, there: PlaceId, player: PlayerId
) -> tuple[int, int]:
    """How many cards away a location is, and the spans on the way added up (1E-12.6/1)."""
    way = between(row, here, there)
    return len(way), sum(span(state, place, player) for place in way)


def journey(state: State, card: CardId, how: str, end: PlaceId) -> tuple[Change, ...]:
    """How a card is placed at an end of the spaceline, bound for the other one; or how it goes on toward an end."""
    row = row_at(state, end)
    if how == "far_end":
        bound = RIGHT if end == row[0] else LEFT
        return Change(APPEAR, (card,), to=end, role="space"), *([note(card, bound)] if len(row) > 1 else [])
    noted = note(card, LEFT if end == row[0] and (end != row[-1] or state.mark(card, BOUND) == LEFT) else RIGHT)
    here = places.place_of(state, card)
    there = reached(state, card, end)
    if not there:
        return (Change(LEAVE, (card,)),)
    return (noted,) if there == here else (noted, Change(TRAVEL, (card,), to=there, role="space"))


def note(card: CardId, side: int) -> Change:
    """Note on which side the end lies for which a card is bound; that does not change any more (1E-12.6.0.1/1)."""
    return Change("note", to=card, detail=BOUND, amount=side)


def reached(state: State, card: CardId, end: PlaceId) -> PlaceId:
    """How far a card comes on its way to an end with all its RANGE; 0 where it leaves the spaceline there."""
    at, left = places.place_of(state, card), attribute(state, card, "Range")
    for place in between(row_at(state, at), at, end):
        left -= span(state, place, state.cards[card].owner)
        if left < 0:
            return at
        at = place
    return at if left < TO_LEAVE else 0
