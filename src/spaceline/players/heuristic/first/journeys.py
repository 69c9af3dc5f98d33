"""Where ships can go along their spaceline and through time, and in how many turns (1E-7.1.5, 1E-7.1.8)."""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.effects.nodes.movement import TimeTravel
from spaceline.players.heuristic.first.board import Board

TRAVEL = "time-travel"
"""The kind of order by which ships travel in time (1E-7.1.8)."""
DAMAGED_RANGE = 5
"""1E-7.5.1.2/1."""


class Route(NamedTuple):
    """A way to a location."""

    turns: int
    """How many turns must pass on the way; 0 when the ship arrives in this one."""
    first: PlaceId
    """Where the ship goes in this turn; 0 when it must wait for the next one."""


def full_range(board: Board, ship: CardId) -> int:
    """The RANGE of a ship in a turn."""
    member = board.member(ship)
    full = member.attributes.get("Range", 0) if member is not None else 0
    return min(full, DAMAGED_RANGE) if board.mark(ship, "damage") else full


def routes(board: Board, ship: CardId, origin: PlaceId) -> dict[PlaceId, Route]:
    """The way from a location to every other of its spaceline that the ship can reach."""
    quadrant = board.locations[origin].quadrant
    row = [place for place, it in board.locations.items() if it.quadrant == quadrant]
    full = full_range(board, ship)
    left = full - board.mark(ship, "range-used")
    at = row.index(origin)
    found: dict[PlaceId, Route] = {}
    for way in (row[at + 1 :], row[:at][::-1]):
        turns, remaining, reached = 0, left, 0
        for place in way:
            span = board.locations[place].span
            if span > full:
                break
            if span > remaining:
                turns, remaining = turns + 1, full
            remaining -= span
            if not turns:
                reached = place
            found[place] = Route(turns, reached)
    return found


def through_time(board: Board, ship: CardId, goal: PlaceId) -> dict[PlaceId, int]:
    """Where a ship gets by travelling to another time, and from there in later turns: after how many turns."""
    return {goal: 0, **{place: route.turns + 1 for place, route in routes(board, ship, goal).items()}}


def passages(board: Board, place: PlaceId) -> tuple[PlaceId, ...]:
    """The places to which ships travel in time from a place by what lies at a time location (1E-7.1.8.0.1/2)."""
    found: list[PlaceId] = []
    for apart in board.locations:
        if board.time_location(apart) is not None and lets_travel(board, apart):
            beside = [other for other in board.locations if corresponds(board, apart, other)]
            found += beside if place == apart else [apart] if place in beside else []
    return tuple(found)


def lets_travel(board: Board, apart: PlaceId) -> bool:
    """Whether a card at a time location lets ships travel."""
    there = (board.definition(card) for card in board.zone(apart, "at"))
    return any(it is not None and it.of_kind(TimeTravel) for it in there)


def corresponds(board: Board, apart: PlaceId, other: PlaceId) -> bool:
    """Whether a location on a spaceline corresponds to a time location (1E-G:corresponding/1)."""
    time, it = board.locations[apart].facts, board.locations[other].facts
    is_called_alike = (it.quadrant, it.location) == (time.quadrant, time.location)
    return is_called_alike and board.time_location(other) is None
