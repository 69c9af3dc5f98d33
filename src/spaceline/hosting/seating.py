"""Who sits where, with which deck: what a saved game remembers beside the game itself."""

from __future__ import annotations

from pathlib import Path

import msgspec

PERSON = "person"
STAND_IN = "random"
"""The computer player that answers for somebody who has left."""


class Chair(msgspec.Struct, frozen=True):
    """One seat at the table."""

    player: str
    """``person``, or the name of a computer player."""
    deck: str
    """A ready deck, or a file."""

    @property
    def deck_name(self) -> str:
        """The deck in a word."""
        return Path(self.deck).stem

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard plays here."""
        return self.player == PERSON


class Seating(msgspec.Struct, frozen=True):
    """All seats, and the seed of the game."""

    chairs: tuple[Chair, ...]
    seed: int

    def chair(self, player: int) -> Chair:
        """The seat of a player."""
        return self.chairs[player - 1]

    @property
    def people(self) -> tuple[int, ...]:
        """The players at the keyboard."""
        return tuple(player for player, chair in enumerate(self.chairs, 1) if chair.is_person)
