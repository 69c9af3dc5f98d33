"""Which turn of a game of Second Edition it is, and which part of it."""

from __future__ import annotations

from spaceline.core.data.leaves import NOBODY, TABLE, PlayerId
from spaceline.presentation.model.table import Moment
from spaceline.presentation.scene import Scene
from spaceline.rules.second.data.frames import Turn


def moment(scene: Scene) -> Moment:
    """The turn, whose it is, its part, and the counters that are left in it."""
    words, turn = scene.words, scene.mark(TABLE, "turns")
    frame = scene.view.frames[0] if scene.view.frames else None
    if not isinstance(frame, Turn):
        return Moment(words.say("moment.over"), turn)
    left = scene.mark(frame.player, "counters")
    subject = "you" if frame.player == scene.view.viewer else "other"
    slots: dict[str, object] = {
        "number": turn + 1,
        "whose": words.say(f"whose-turn.{subject}", who=scene.player(frame.player)),
        "part": words.templates.get(f"part.{frame.step}", ""),
        "counters": words.say("counters.one" if left == 1 else "counters.more", number=left),
    }
    key = "moment.turn.counters" if left else "moment.turn"
    return Moment(words.say(key if slots["part"] else "moment.turn.plain", **slots), turn, frame.step)


def active(scene: Scene) -> PlayerId:
    """Whose turn it is; nobody's before the first one and after the game."""
    frame = scene.view.frames[0] if scene.view.frames else None
    return frame.player if isinstance(frame, Turn) else NOBODY
