"""Whose text is being read or carried out, and where values come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import AnyCardValues

Values = Callable[[CardId], AnyCardValues]
"""Where values come from: the current ones, or those found so far while texts are being applied."""


class Scope(Protocol):
    """Whose text is being read, and the names it has given so far. A ``RunEffect`` frame is one."""

    @property
    def source(self) -> CardId:
        """The card whose text it is."""

    @property
    def you(self) -> PlayerId:
        """The player the text speaks to."""

    @property
    def cards(self) -> Mapping[str, tuple[EntityId, ...]]:
        """Named cards."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """Named numbers."""

    @property
    def words(self) -> Mapping[str, str]:
        """Named skills and titles."""


class Reading:
    """A scope outside of any frame: a text that is only read, not carried out."""

    __slots__ = ("cards", "numbers", "source", "words", "you")

    def __init__(
        self,
        source: CardId,
        you: PlayerId,
        cards: Mapping[str, tuple[EntityId, ...]] | None = None,
        numbers: Mapping[str, int] | None = None,
        words: Mapping[str, str] | None = None,
    ) -> None:
        """Read the text of a card for a player."""
        self.source, self.you = source, you
        self.words: Mapping[str, str] = words or {}
        self.cards: Mapping[str, tuple[EntityId, ...]] = cards or {}
        self.numbers: Mapping[str, int] = numbers or {}


class Beholding(Reading):
    """A reading that makes no use of cards but looks at what there is: whether there is none, what all are like.

    An edition may have cards that are of no use and yet are there.
    """

    __slots__ = ()


class OfText(Reading):
    """A reading of what a text asks for as it is carried out, and not of what its card asks for, as a mission does.

    An edition may have cards that are of use for the one and not for the other.
    """

    __slots__ = ()


def beholding(scope: Scope) -> Scope:
    """A scope in which cards that are of no use are looked at too."""
    if isinstance(scope, Beholding):
        return scope
    return Beholding(scope.source, scope.you, scope.cards, scope.numbers, scope.words)


def denied(scope: Scope) -> Scope:
    """The scope of what a text says is not so: not to find cards is to behold that there are none, and the reverse."""
    if isinstance(scope, Beholding):
        return Reading(scope.source, scope.you, scope.cards, scope.numbers, scope.words)
    return beholding(scope)
