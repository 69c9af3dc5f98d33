"""The numbers of First Edition that a ruleset may have otherwise."""

from __future__ import annotations

import msgspec

from spaceline.core.state import State


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """As the rulebook has them."""

    points_to_win: int = 100
    """1E-9.0/1."""
    handicap: int = 40
    """So many more for whoever lacks a kind of mission, or one in the Alpha Quadrant (1E-9.0/2, /3)."""
    opening_hand: int = 7
    """1E-4.4.2/2."""
    open_mission: int = 40
    """The points from which an opponent's mission may be attempted (1E-7.2.1/2)."""


def numbers(state: State) -> Numbers:
    """The numbers in force in a game."""
    found: Numbers = state.ruleset.numbers
    return found
