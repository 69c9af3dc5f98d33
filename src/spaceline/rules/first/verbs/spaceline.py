"""Locations: where each comes to lie on its spaceline (1E-4.2), and what is left of one whose mission is destroyed."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, CardId, Lasting, PlaceId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.borg.collective import matched
from spaceline.rules.first.data.frames import ClosingLocation
from spaceline.rules.first.facts import QUADRANTS
from spaceline.rules.first.places import (
    MIDDLE,
    QUADRANT,
    SPAN_FOR,
    TIME_LOCATION,
    missions_at,
    printed_span,
    quadrant_of,
    spacelines,
)
from spaceline.rules.first.roles import CLOSED
from spaceline.rules.first.topics import RANGE
from spaceline.rules.first.values import facts
from spaceline.rules.first.verbs.built_in import show_side

LEFT, RIGHT, OVER = "left", "right", "over"
"""Beside which end of a location, or over the mission there, a mission is laid."""


def lay_out(state: State, change: Change) -> None:
    """Lay a mission beside the location that the change names, over the mission there, or as the first of a spaceline.

    1E-4.2/4, 1E-4.2/6, 1E-4.2/7.
    """
    for mission in change.cards:
        place = change.to if change.detail == OVER else add_location(state, mission, change.to, change.detail)
        table.move(state, mission, place, "mission", face_up=True, controller=state.cards[mission].owner)
        show_side(state, mission)


def add_location(state: State, mission: CardId, beside: PlaceId, end: str) -> PlaceId:
    """A new location, with the others of its spaceline moved aside where it is put between two."""
    place = table.add_place(state, unused_key(state, mission))
    position = MIDDLE
    if beside:
        step = -1 if end == LEFT else 1
        position = state.mark(beside, "position") + step
        move_aside(state, beside, step)
    table.put_mark(state, place, "position", position)
    return place


def unused_key(state: State, mission: CardId) -> str:
    """A name for the location: universal missions may have the same one several times (1E-4.2/9)."""
    it = facts(state, mission)
    return unused(state, f"{it.quadrant}: {it.lies_at()}")


def unused(state: State, name: str) -> str:
    """A name that no place has yet, with a number where it is needed."""
    taken = {leaf.key for leaf in state.places.values()}
    key, copy = name, 1
    while key in taken:
        copy += 1
        key = f"{name} {copy}"
    return key


def found_time_location(state: State, card: CardId, player: PlayerId) -> None:
    """Let a card be a place of its own, on no spaceline (1E-2.12/1, 1E-G:time-location/1)."""
    it = facts(state, card)
    place = table.add_place(state, unused(state, f"{it.year} {it.location}".strip() or it.title))
    table.put_mark(state, place, "position", MIDDLE)
    table.move(state, card, place, TIME_LOCATION, face_up=True, controller=player)


def move_aside(state: State, beside: PlaceId, step: int) -> None:
    """Make room on one side of a location."""
    here = state.mark(beside, "position")
    row = next(row for row in spacelines(state).values() if beside in row)
    for place in row:
        position = state.mark(place, "position")
        if (position - here) * step > 0:
            table.put_mark(state, place, "position", position + step)


def form_location(state: State, change: Change) -> None:
    """Let a card become a location: to the right of that of another card, or on a side of a location.

    Of a player instead, it is the first one of a quadrant (1E-G:gaps-in-normal-space/1, 1E-G:bajoran-wormhole/1).
    """
    beside = state.outermost(change.to) if change.to in state.cards else change.to
    for card in change.cards:
        place = table.add_place(state, unused(state, state.definition(card).title))
        position, quadrant = MIDDLE, change.detail
        if beside not in state.players:
            step, quadrant = -1 if change.detail == LEFT else 1, quadrant_of(state, beside)
            position = state.mark(beside, "position") + step
            move_aside(state, beside, step)
        table.put_mark(state, place, "position", position)
        leave_spans(state, place, dict.fromkeys(state.players, change.amount), quadrant)
        table.put_mark(state, place, FORMED_BY, 1)
        table.move(state, card, place, "at", face_up=True)
        holds = Lasting(state.cards[card].definition, (), card, change.player, table.LEAVES, {LOCATION: (card,)})
        table.begin_lasting(state, holds)


FORMED_BY = "formed-by"
"""The mark of a location that a card has become."""

LOCATION = "location"
"""What the card that has become one is called by what lasts as long as it stays in play."""


def leave_spans(state: State, place: PlaceId, spans: dict[PlayerId, int], quadrant: str) -> None:
    """Note what a location without a mission has of one: a span for each player, and its quadrant."""
    table.put_mark(state, place, QUADRANT, QUADRANTS.index(quadrant) + 1)
    for player, span in spans.items():
        table.put_mark(state, place, f"{SPAN_FOR}{player}", span)


def formed_by(state: State, card: CardId) -> PlaceId:
    """The location that a card has become; 0 for none."""
    place = state.cards[card].parent
    return place if state.mark(place, FORMED_BY) and has_become_one(state, card) else 0


def has_become_one(state: State, card: CardId) -> bool:
    """Whether a card has become a location."""
    return any(card in effect.cards.get(LOCATION, ()) for effect in state.lasting)


def vacate(state: State, change: Change) -> None:
    """Let a player see to those who are at a location that closes."""
    state.frames.append(ClosingLocation(step="choose_side", player=change.player, place=change.to))


def close_location(state: State, change: Change) -> None:
    """A location is none any more (1E-G:gaps-in-normal-space/1)."""
    for name in ("position", QUADRANT, FORMED_BY, *(f"{SPAN_FOR}{player}" for player in state.players)):
        table.put_mark(state, change.to, name, 0)


def ruin(state: State, change: Change) -> None:
    """Missions are destroyed: they stay beneath what destroyed them for their spans alone (1E-G:supernova/1)."""
    for place in dict.fromkeys(state.cards[mission].parent for mission in change.cards):
        spans = {player: printed_span(state, place, player) for player in state.players}
        quadrant = quadrant_of(state, place)
        for mission in missions_at(state, place):
            table.move(state, mission, place, "ruined", face_up=True)
        leave_spans(state, place, spans, quadrant)


def close_outposts(state: State, change: Change) -> None:
    """Note that nothing that matches these homeworlds reports to outposts for the rest of the game."""
    table.put_mark(state, TABLE, CLOSED, 1)
    for name in (name for mission in change.cards for name in matched(state, mission)):
        table.put_mark(state, TABLE, f"{CLOSED}{name}", 1)
    state.invalidate(RANGE)


VERBS = (
    Verb("close-outposts", close_outposts),
    Verb("lay-out", lay_out),
    Verb("form-location", form_location),
    Verb("vacate", vacate),
    Verb("close-location", close_location),
    Verb("ruin", ruin),
)
