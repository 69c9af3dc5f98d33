"""Costs in points (OBJ-paying-costs)."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State


def has_points(state: State, player: PlayerId, points: int) -> bool:
    """Whether a player has the points for a cost (OBJ-paying-costs/2)."""
    return state.mark(player, "points") >= points
