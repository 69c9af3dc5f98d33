"""The saved form of a game as it was played."""

from __future__ import annotations

import msgspec

from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import PlayerId

RECORD_SCHEMA = 2
"""Raised when records change shape; older numbers stay readable. 1 held its checkpoints unpacked, one a turn."""


class RecordError(ValueError):
    """A record that cannot be read or does not play as it was recorded."""


class Answered(msgspec.Struct, frozen=True, tag=True, array_like=True, omit_defaults=True):
    """A player's answer."""

    player: PlayerId
    answer: Answer
    by_auto_answer: bool = False
    """Whether it was given for the player, who had said so before; others never learn of it."""


class Left(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A player left the game."""

    player: PlayerId


class WentBack(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The game went back to the position after so many answers; ``salt`` steps the generator, 0 leaves it."""

    to: int
    salt: int = 0


class Resumed(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Another version went on from the position after so many answers, which it read from a checkpoint."""

    to: int
    engine: str
    definitions: str


Entry = Answered | Left | WentBack | Resumed


class Record(msgspec.Struct, kw_only=True):
    """A game as it was played."""

    schema: int = RECORD_SCHEMA
    engine: str
    """The version that began it."""
    ruleset: str
    definitions: str
    """A hash of the definitions used."""
    begin: bytes
    """The state before the first answer."""
    entries: list[Entry] = []
    checkpoints: dict[int, bytes] = {}
    """Number of entries to the state after them, packed; at each turn, and so often that none is far away."""
    notes: dict[str, str] = {}
    """Whatever the keeper of the record wants to remember: seats, decks, names."""
