"""Captives, and cards that another player takes command of (2E-brig-and-captives, 2E-command-and-owner)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.effects.perform.leaving import is_any_left, those_left


def capture(state: State, change: Change) -> None:
    """Put personnel into a brig, where they lie open and nobody commands them (2E-brig-and-captives/1, /8)."""
    for card in change.cards:
        table.move(state, card, change.player, "brig", face_up=True)


def take_command(state: State, change: Change) -> None:
    """Cards stay where they are, and somebody else commands them; what is in a core goes to theirs.

    2E-command-and-owner/2, /3.
    """
    for card in change.cards:
        if state.cards[card].role == "core":
            table.move(state, card, change.player, "core", controller=change.player)
        else:
            table.hand_over(state, card, change.player)


VERBS: tuple[Verb, ...] = (
    Verb("capture", capture, empties=True, left=those_left, possible=is_any_left),
    Verb("take-command", take_command, left=those_left, possible=is_any_left),
)
