"""Which turn of a game of Second Edition it is, and which part of it."""

from __future__ import annotations

from spaceline.core.data.leaves import TABLE
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.words import Scene

SEGMENTS = {"play_and_draw": "play and draw", "execute_orders": "orders", "discard_excess": "discards"}


def moment(scene: Scene) -> tuple[int, str]:
    """The number of the turn and its part."""
    frames = scene.view.frames
    return scene.mark(TABLE, "turns"), frames[0].step if frames else ""


def is_own_turn(scene: Scene) -> bool:
    """Whether it is the viewer's turn."""
    frame = scene.view.frames[0] if scene.view.frames else None
    return isinstance(frame, Turn) and frame.player == scene.view.viewer


def plays_cards(scene: Scene) -> bool:
    """Whether it is the part of the turn in which cards are played and drawn."""
    return moment(scene)[1] == "play_and_draw"


def told_moment(scene: Scene) -> str:
    """Which turn it is, whose, and the part of it."""
    number = scene.mark(TABLE, "turns") + 1
    frame = scene.view.frames[0] if scene.view.frames else None
    if not isinstance(frame, Turn):
        return f"Turn {number}"
    whose = "your turn" if frame.player == scene.view.viewer else f"turn of {scene.player(frame.player)}"
    segment = SEGMENTS.get(frame.step)
    counters = scene.mark(frame.player, "counters")
    left = f", {counters} counters" if counters else ""
    return f"Turn {number}, {whose}" + (f": {segment}{left}" if segment else "")
