"""Where ships can go along their spaceline, and in how many turns (1E-7.1.5)."""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.heuristic.first.board import Board

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
