"""Capturing and freeing in words."""

from __future__ import annotations

from spaceline.effects.nodes.captivity import Capture, Release
from spaceline.effects.render.lines import TextLine
from spaceline.effects.render.nouns import every
from spaceline.effects.render.writer import Writer


def capture(w: Writer, it: Capture) -> list[TextLine]:
    """Who captures whom, and with which team if that is said."""
    text = w.say(f"capture.{it.who}", cards=every(w, it.cards), who=w.opponent)
    return [TextLine(text if it.team is None else w.say("capture.team", text=text, team=every(w, it.team)))]


def release(w: Writer, it: Release) -> list[TextLine]:
    """Which captives are freed, and where they go."""
    key = "release" if it.to is None else "release.to"
    return [TextLine(w.say(key, cards=every(w, it.cards), to="" if it.to is None else every(w, it.to)))]
