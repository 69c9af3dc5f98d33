"""A match that is over, once more: its turns, and its positions one after another."""

from __future__ import annotations

import msgspec

from spaceline.server.wire.messages import Update, Welcome


class TurnShown(msgspec.Struct, frozen=True):
    """A turn of a match, by where it begins."""

    number: int
    """From 1; 0 for what comes before the first turn."""
    player: int
    """Whose turn it is."""
    at: int
    """So many answers had been given before it."""


class MatchCourse(msgspec.Struct, frozen=True):
    """What a match consists of."""

    viewer: int
    """From whose side it is seen; 0 for a spectator's."""
    turns: tuple[TurnShown, ...]
    answers: int
    """So many led to its end."""


class CoursePart(msgspec.Struct, frozen=True):
    """A few answers of a match, one after another, with nothing hidden."""

    first: int
    """So many answers had been given before it."""
    after: int
    """So many have been given once all of it has happened: there the next part begins."""
    begin: Welcome
    """The table before it; where that cannot be worked out, the next that can be."""
    steps: tuple[Update, ...]
    """What each answer led to, of those by which anything can be seen to change."""
