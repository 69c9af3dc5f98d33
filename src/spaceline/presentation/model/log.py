"""The log as one viewer reads it."""

from __future__ import annotations

import msgspec


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the log."""

    at: int
    """The position after which it stands; ``Undo`` may name it."""
    verb: str
    text: str
    cards: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    is_passed: bool = False
    """Whether it tells that something was answered for the viewer by a remembered answer."""
