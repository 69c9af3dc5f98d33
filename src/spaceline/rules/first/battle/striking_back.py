"""Where a player was attacked, and so may strike back (1E-7.4.4/2)."""

from __future__ import annotations

from spaceline.core.data.leaves import TABLE, PlaceId, PlayerId
from spaceline.core.state import State

ATTACKED = ("", "attacked-1", "attacked-2")
"""Marks on a location: in which turn the player of that number may counter-attack there, counted from one."""


def may_counter_attack(state: State, player: PlayerId, place: PlaceId) -> bool:
    """Whether the player was attacked there in the opponent's latest turn: the right lasts one turn (1E-7.4.4/2)."""
    return state.mark(place, ATTACKED[player]) == state.mark(TABLE, "turns") + 1
