"""What the table remembers beside the game and its log."""

from __future__ import annotations

import msgspec

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.hosting.remembering import Habit


class Request(msgspec.Struct, frozen=True):
    """A player wants to go back; those who are asked have not all agreed."""

    player: PlayerId
    to: int
    """The position, known to the table only."""
    agreed: tuple[PlayerId, ...] = ()


class Standing(msgspec.Struct):
    """All of it; saved with the game."""

    habits: dict[PlayerId, tuple[Habit, ...]] = {}
    taken_back: tuple[Answered | Left, ...] = ()
    """What was taken back last and could be done again, the next first."""
    request: Request | None = None
    prompts: dict[PlayerId, int] = {}
    """How often each player was asked; it only grows, whatever is taken back."""
    prompted: int = -1
    """The number of entries of the record after which somebody was asked last."""
