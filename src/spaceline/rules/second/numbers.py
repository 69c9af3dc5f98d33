"""The numbers of Second Edition that a ruleset may have otherwise."""

from __future__ import annotations

import msgspec

from spaceline.core.state import State


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """As both rulebooks have them."""

    points_to_win: int = 100
    """2E-winning-the-game/1."""
    counters: int = 7
    """What a player may spend in a turn (2E-paying-costs/1)."""
    opening_hand: int = 7
    """2E-setting-up/4."""
    hand_limit: int = 7
    """At the end of a turn (2E-discard-excess-cards/1)."""


def numbers(state: State) -> Numbers:
    """The numbers in force in a game."""
    found: Numbers = state.ruleset.numbers
    return found
