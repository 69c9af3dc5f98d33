"""Levels: by which word players choose a computer player, where it is offered, and how long it thinks."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from spaceline.editions import edition_of
from spaceline.players.seat import Player


class Thinking(StrEnum):
    """How long a player that thinks ahead takes over its moves; never longer than whoever carries the game allows."""

    QUICK = "quick"
    NORMAL = "normal"
    THOROUGH = "thorough"


class OfferedIn(NamedTuple):
    """The games in which people are offered a player; in all of them, where nothing is named.

    Elsewhere it is found by its name, to be measured.
    """

    editions: tuple[str, ...] = ()
    """The keys of editions, each with all its rulesets."""
    rulesets: tuple[str, ...] = ()
    """The names of rulesets besides."""

    def includes(self, ruleset: str) -> bool:
        """Whether the player is offered under a ruleset.

        Raises:
            UnknownRuleset: there is none of that name.
        """
        edition = edition_of(ruleset)
        is_everywhere = not (self.editions or self.rulesets)
        return is_everywhere or ruleset in self.rulesets or edition.key in self.editions


EVERYWHERE = OfferedIn()


class PlayerSpec(NamedTuple):
    """A computer player as a package offers it."""

    name: str
    """By which it is kept in records and found in tables; no other player has it."""
    make: Callable[[int], Player]
    """How it is made from a seed."""
    level: str = ""
    """The word by which people choose it; its name where this is empty. Those that differ in ``thinking`` share it."""
    offered_in: OfferedIn = EVERYWHERE
    thinking: Thinking | None = None
    """How long it takes, where its level can be chosen with more or less time."""

    @property
    def word(self) -> str:
        """What people read and type: the level, or the name where it takes another time than usual."""
        return self.level if self.level and self.is_usual else self.name

    @property
    def is_usual(self) -> bool:
        """Whether it is the one that is meant by its level."""
        return self.thinking in (None, Thinking.NORMAL)
