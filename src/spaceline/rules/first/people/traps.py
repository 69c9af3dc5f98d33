"""Traps, the cards that hold captives where no team of the captor is (1E-7.7/2)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.state import State

TRAP = "trap"
"""The role of such a card."""


def see_to_traps(state: State) -> None:
    """After an action, traps are discarded in which nobody is left, killed or carried off (1E-7.7/2)."""
    for cards in [cards for (_, role), cards in state.contents.items() if role == TRAP]:
        empty = tuple(card for card in cards if not state.zone(card, "on"))
        if empty:
            request(state, Change("discard", empty))
