"""What the table remembers beside the game and its log."""

from __future__ import annotations

import re

import msgspec

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import Answered, Left
from spaceline.core.ruleset import Ruleset
from spaceline.hosting.errors import HostingError
from spaceline.hosting.remembering import ALWAYS, KINDS, NEVER, PASSING, Habit

MOST = 60
"""So many habits a player can have."""
QUESTION = re.compile(r"[a-z0-9.-]{0,80}")
PART = re.compile(r"((own|other)\.)?[a-z_]{1,40}|")
NUMBER = re.compile(r"[0-9]{1,3}")


class Request(msgspec.Struct, frozen=True):
    """A player wants to go back; those who are asked have not all agreed."""

    player: PlayerId
    to: int
    """The position, known to the table only."""
    agreed: tuple[PlayerId, ...] = ()


class TableSettings(msgspec.Struct):
    """All of it; saved with the game."""

    habits: dict[PlayerId, tuple[Habit, ...]] = {}
    taken_back: tuple[Answered | Left, ...] = ()
    """What was taken back last and could be done again, the next first."""
    request: Request | None = None
    prompts: dict[PlayerId, int] = {}
    """How often each player was asked; it only grows, whatever is taken back."""
    prompted: int = -1
    """The number of entries of the record after which somebody was asked last."""


def check_habit(ruleset: Ruleset, habit: Habit, others: int) -> None:
    """Check that a habit can be remembered beside so many others.

    Raises:
        HostingError: there is no such habit, it would pass at every question of the game, or there are too many.
    """
    if habit.kind not in KINDS:
        raise HostingError(f"nothing like {habit.kind!r} can be remembered; there are: {', '.join(KINDS)}")
    is_of_text = habit.kind in (ALWAYS, NEVER)
    if (is_of_text and not habit.about) or (habit.kind == PASSING and not habit.about and not habit.part):
        raise HostingError("say at which question, in which part of the turn or about which text")
    if not (is_text(ruleset, habit.about) if is_of_text else QUESTION.fullmatch(habit.about)):
        raise HostingError("there is no such text" if is_of_text else "there is no such question")
    if not PART.fullmatch(habit.part):
        raise HostingError("there is no such part of the turn")
    if others >= MOST:
        raise HostingError(f"{MOST} answers are remembered already; forget one first")


def is_text(ruleset: Ruleset, name: str) -> bool:
    """Whether a card of the edition has that text: ``2e-12:1``."""
    definition, _, number = name.partition(":")
    card = ruleset.definitions.get(definition)
    return card is not None and bool(NUMBER.fullmatch(number)) and int(number) < len(card.abilities)
