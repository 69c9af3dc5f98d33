"""Which turn of a game of First Edition it is, and which part of it; before the first turn, which seed phase."""

from __future__ import annotations

from spaceline.core.data.leaves import TABLE
from spaceline.rules.first.data.frames import Seeding, Turn
from spaceline.rules.first.procedures.seeding.phases import PHASES
from spaceline.rules.words import Scene

SEGMENTS = {
    "take_actions_of_the_start": "start",
    "play_cards": "card plays",
    "answer_card_play": "card plays",
    "execute_orders": "orders",
    "answer_order": "orders",
    "end_turn": "orders",
}
"""The steps of a turn in which somebody may act, in the rulebook's words."""


def is_seeding(scene: Scene) -> bool:
    """Whether the seed phases go on."""
    return bool(scene.view.frames) and isinstance(scene.view.frames[0], Seeding)


def part(scene: Scene) -> str:
    """The part of the turn, or the seed phase."""
    frame = scene.view.frames[0] if scene.view.frames else None
    if isinstance(frame, Seeding):
        return f"{PHASES[frame.step]} phase" if frame.step in PHASES else "opening hands"
    return SEGMENTS.get(frame.step, "end") if isinstance(frame, Turn) else ""


def moment(scene: Scene) -> tuple[int, str]:
    """The number of the turn and its part."""
    return scene.mark(TABLE, "turns"), part(scene)


def is_own_time(scene: Scene) -> bool:
    """Whether it is the viewer's turn, or the time when both players seed."""
    frame = scene.view.frames[0] if scene.view.frames else None
    return isinstance(frame, Seeding) or (isinstance(frame, Turn) and frame.player == scene.view.viewer)


def shows_hand(scene: Scene) -> bool:
    """Whether it is the time to choose from what one holds: in the seed phases and in the first part of a turn."""
    return is_seeding(scene) or part(scene) == SEGMENTS["play_cards"]


def told_moment(scene: Scene) -> str:
    """Which turn it is, whose, and the part of it."""
    frame = scene.view.frames[0] if scene.view.frames else None
    if isinstance(frame, Seeding):
        return f"Seed phases: {part(scene)}"
    if not isinstance(frame, Turn):
        return "The end of the game"
    whose = "your turn" if frame.player == scene.view.viewer else f"turn of {scene.player(frame.player)}"
    return f"Turn {scene.mark(TABLE, 'turns') + 1}, {whose}: {part(scene)}"
