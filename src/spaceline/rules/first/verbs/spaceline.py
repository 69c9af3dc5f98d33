"""Laying out missions: where each comes to lie on its spaceline (1E-4.2)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.places import MIDDLE, spacelines
from spaceline.rules.first.values import facts

LEFT, RIGHT, OVER = "left", "right", "over"
"""Beside which end of a location, or over the mission there, a mission is laid."""


def lay_out(state: State, change: Change) -> None:
    """Lay a mission beside the location that the change names, over the mission there, or as the first of a spaceline.

    1E-4.2/4, 1E-4.2/6, 1E-4.2/7.
    """
    for mission in change.cards:
        place = change.to if change.detail == OVER else add_location(state, mission, change.to, change.detail)
        table.move(state, mission, place, "mission", face_up=True, controller=state.cards[mission].owner)


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
    name = f"{it.quadrant}: {it.location or it.title}"
    taken = {leaf.key for leaf in state.places.values()}
    key, copy = name, 1
    while key in taken:
        copy += 1
        key = f"{name} {copy}"
    return key


def move_aside(state: State, beside: PlaceId, step: int) -> None:
    """Make room on one side of a location."""
    here = state.mark(beside, "position")
    row = next(row for row in spacelines(state).values() if beside in row)
    for place in row:
        position = state.mark(place, "position")
        if (position - here) * step > 0:
            table.put_mark(state, place, "position", position + step)


VERBS = (Verb("lay-out", lay_out),)
