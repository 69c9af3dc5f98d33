"""Staffing and moving ships (OBJ-move-a-ship)."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.objectives.refusals import refusal, restated
from spaceline.rules.objectives.switches import readings
from spaceline.rules.second.movement.moving import REGION_DISCOUNT, is_shut, no_way as no_way_by_second, opens
from spaceline.rules.second.movement.staffing import find_unstaffed, icon_bearers as anybody_with_icons
from spaceline.rules.second.values import facts, identities


def unstaffed(state: State, ship: CardId) -> Refusal | None:
    """Why a ship is not staffed (OBJ-move-a-ship/1)."""
    return restated(find_unstaffed.rule(state, ship))


def icon_bearers(state: State, ship: CardId) -> tuple[CardId, ...]:
    """Staffing icons count from unstopped personnel who match the ship (OBJ-move-a-ship/1)."""
    crew, look = anybody_with_icons.rule(state, ship), identities(state)
    if readings(state).staffing == "any":
        return crew
    return tuple(card for card in crew if look(card).affiliation == look(ship).affiliation)


def distance(state: State, origin: PlaceId, goal: PlaceId) -> int:
    """The spans of two locations, 2 less within a region; quadrants cost nothing (OBJ-move-a-ship/3)."""
    one, other = (facts(state, state.zone(place, "mission")[0]) for place in (origin, goal))
    within = bool(one.region) and one.region == other.region
    return max(0, one.span + other.span - REGION_DISCOUNT * within)


def is_closed(state: State, player: PlayerId, origin: PlaceId, goal: PlaceId) -> bool:
    """Between quadrants ships move by the text of one of the two locations only (OBJ-move-a-ship/2)."""
    return is_another_quadrant(state, origin, goal) or is_shut.rule(state, player, origin, goal)


def is_another_quadrant(state: State, origin: PlaceId, goal: PlaceId) -> bool:
    """Whether the two lie in different quadrants and neither opens a way to the other (OBJ-move-a-ship/2)."""
    here, there = (state.zone(place, "mission")[0] for place in (origin, goal))
    one, other = facts(state, here).quadrant, facts(state, there).quadrant
    return one != other and not (opens(state, here, other) or opens(state, there, one))


def no_way(state: State, origin: PlaceId, goal: PlaceId) -> Refusal:
    """Why no ship goes there: another quadrant, or a text that shuts the way."""
    if is_another_quadrant(state, origin, goal):
        return refusal("no-way-between-quadrants")
    return no_way_by_second.rule(state, origin, goal)
