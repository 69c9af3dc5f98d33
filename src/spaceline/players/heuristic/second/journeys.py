"""Where ships can go, and in how many turns (2E-moving-a-ship)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.effects.nodes.abilities import FreeRegion
from spaceline.players.heuristic.guesses import REMEMBERED
from spaceline.players.heuristic.second.board import Board
from spaceline.rules.second.definition import CardDefinition


class Route(NamedTuple):
    """A way to a place."""

    turns: int
    """How many turns must pass on the way; 0 when the ship arrives in this one."""
    used: int
    """The Range used in the turn of arrival."""
    first: PlaceId
    """The next place on the way; 0 where the ship must wait for another turn before it can leave."""


@lru_cache(REMEMBERED)
def distance(here: CardDefinition | None, there: CardDefinition | None, ship: CardDefinition, border: int) -> int:
    """The Range that a move of a ship needs from one mission to another, and ``border`` more between quadrants."""
    if here is None or there is None:
        return 0
    one, other = here.facts, there.facts
    needed = one.span + other.span
    if one.quadrant != other.quadrant and not (opens(here, other.quadrant) or opens(there, one.quadrant)):
        needed += border
    if one.region and one.region == other.region:
        needed -= 2
    for _, text in ship.of_kind(FreeRegion):
        if (one.region in text.border) != (other.region in text.border):
            needed -= text.less
    return max(0, needed)


def opens(mission: CardDefinition, quadrant: str) -> bool:
    """Whether a mission's text frees moves to a quadrant from the surcharge."""
    return any(quadrant in text.quadrants for _, text in mission.of_kind(FreeRegion))


def routes(board: Board, ship: CardId, origin: PlaceId) -> dict[PlaceId, Route]:
    """The quickest way from a place to every other that the ship can reach."""
    it, full = board.definition(ship), board.attribute(ship, "Range")
    found: dict[PlaceId, Route] = {}
    queue: list[tuple[int, int, PlaceId, PlaceId]] = [(0, board.mark(ship, "range-used"), origin, 0)]
    missions = {place: board.definition(board.zone(place, "mission")[0]) for place in board.view.places}
    while queue and it is not None:
        turns, used, place, first = heappop(queue)
        if place in found:
            continue
        found[place] = Route(turns, used, first)
        for goal in board.view.places:
            if goal in found:
                continue
            needed = distance(missions[place], missions[goal], it, board.border)
            if used + needed <= full:
                heappush(queue, (turns, used + needed, goal, goal if place == origin else first))
            elif needed <= full:
                heappush(queue, (turns + 1, needed, goal, first))
    return found
