"""A query as it was read: what must hold of a card, and in which order cards are wanted."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.search.fields import SearchField

Sign = Literal[":", "=", "!=", "<", "<=", ">", ">="]


class SearchError(ValueError):
    """A query cannot be read, for a reason of the lexicon; the numbers say where: from one letter up to another."""

    def __init__(self, reason: str, start: int, end: int, **slots: object) -> None:
        """Refuse a part of a query; ``slots`` are the values of the sentence ``search.{reason}``."""
        super().__init__(reason)
        self.reason, self.start, self.end, self.slots = reason, start, end, slots

    def said(self, words: Lexicon) -> str:
        """Why the query cannot be read, as a sentence; a value that is a list is named with ``or``."""
        slots = {key: words.listed(it, "or") if isinstance(it, tuple) else it for key, it in self.slots.items()}
        return words.say(f"search.{self.reason}", **slots)


class HasWords(msgspec.Struct, frozen=True):
    """A word, or several in quotation marks: in the name, the facts or the text."""

    value: str


class HasField(msgspec.Struct, frozen=True):
    """A field compared with a value."""

    field: SearchField
    by: Sign
    value: str
    start: int
    end: int


class AllOf(msgspec.Struct, frozen=True):
    """All of these."""

    parts: tuple[CardQuery, ...]


class OneOf(msgspec.Struct, frozen=True):
    """One of these at least."""

    parts: tuple[CardQuery, ...]


class NoneOf(msgspec.Struct, frozen=True):
    """Not this."""

    part: CardQuery


CardQuery: TypeAlias = HasWords | HasField | AllOf | OneOf | NoneOf


class SortedBy(msgspec.Struct, frozen=True):
    """In which order cards are wanted."""

    by: str = ""
    """Empty: those whose name holds the words first, then as they stand in their sets."""
    backwards: bool | None = None
    """None for the direction that is usual."""


class AskedCards(msgspec.Struct, frozen=True):
    """A query with its order."""

    query: CardQuery
    order: SortedBy = SortedBy()
