"""A lesson as its learner is shown it: what is to be done now, and what is meant."""

from __future__ import annotations

import msgspec


class LessonNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a lesson stands."""

    chapter: str
    """By its key: ``second/beaming``."""
    title: str
    step: int
    """The number by which the step is named when it is read or done for the learner."""
    number: int
    """Which step of the learner it is, from 1; one more than there are once all are done."""
    of: int
    told: str
    """What is to be done or looked at; while others act, what they do; at the end, what is said at parting."""
    kind: str
    """``do``, ``ask`` (why nothing can be done with a card), ``read``, ``wait`` (for what others do), ``done``,
    ``lost`` (the game has gone another way than the chapter as it is now)."""
    hint: str = ""
    """How it is done, for whoever asks; empty where there is none."""
    after: str = ""
    """What is said of the step before."""
    things: tuple[int, ...] = ()
    """The cards and places that are meant."""
    parts: tuple[str, ...] = ()
    """The parts of the page that are meant."""
    following: str = ""
    """The key of the next chapter; empty after the last of the edition."""
