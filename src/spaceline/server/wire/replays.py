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


class TurnChance(msgspec.Struct, frozen=True):
    """How likely a player was to win at a moment, as far as that player could see."""

    turn: int
    at: int
    """So many answers had been given before it."""
    chance: float
    """0 to 1."""


class BetterAnswer(msgspec.Struct, frozen=True):
    """A decision at which another answer promised more than the one that was given."""

    turn: int
    at: int
    """So many answers had been given before it."""
    question: str
    given: str
    better: str
    given_chance: float
    """How likely the player was to win after what was answered, 0 to 1."""
    better_chance: float


class MatchAnalysis(msgspec.Struct, frozen=True):
    """What a player can learn from a match that is over."""

    viewer: int
    """Whose decisions were looked into."""
    chances: tuple[TurnChance, ...]
    """At the beginning of each turn, after each attempt and at the end."""
    plans: tuple[BetterAnswer, ...]
    """Those first at which most was lost."""
    looked_into: int
    """At so many decisions something was compared."""
