"""Tactics of First Edition and of the variant of Objectives: drawn from a side deck, laid unseen, revealed together."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.verbs import everybody

TACTICS, DRAWN, LAID, CURRENT = "tactics", "drawn-tactics", "laid-tactic", "tactic"
"""The side deck, the tactics just drawn from it, the one laid face down, and the one that counts."""


def draw_tactic(state: State, change: Change) -> None:
    """Draw from the top of the side deck, unseen by others."""
    for card in change.cards:
        table.move(state, card, change.player, DRAWN, face_up=False)


def lay_tactic(state: State, change: Change) -> None:
    """Lay tactics face down."""
    for card in change.cards:
        table.move(state, card, change.player, LAID, face_up=False)


def reveal_tactics(state: State, change: Change) -> None:
    """Turn tactics up: they count."""
    for card in change.cards:
        table.move(state, card, state.cards[card].parent, CURRENT, face_up=True)


CHOOSING = (
    Verb("draw-tactic", draw_tactic),
    Verb("lay-tactic", lay_tactic),
    Verb("reveal-tactics", reveal_tactics, shows=everybody),
)
