"""A query as it was read: what must hold of a card, and in which order cards are wanted."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spaceline.presentation.search.fields import SearchField

Comparison = Literal[":", "=", "!=", "<", "<=", ">", ">="]


class SearchError(ValueError):
    """A query cannot be read; the sentence says why, and the numbers where: from one letter up to another."""

    def __init__(self, sentence: str, start: int, end: int) -> None:
        """Refuse a part of a query."""
        super().__init__(sentence)
        self.sentence, self.start, self.end = sentence, start, end


class Words(msgspec.Struct, frozen=True):
    """A word, or several in quotation marks: in the name, the facts or the text."""

    value: str


class Compare(msgspec.Struct, frozen=True):
    """A field compared with a value."""

    field: SearchField
    by: Comparison
    value: str
    start: int
    end: int


class Every(msgspec.Struct, frozen=True):
    """All of these."""

    parts: tuple[Query, ...]


class Either(msgspec.Struct, frozen=True):
    """One of these at least."""

    parts: tuple[Query, ...]


class Without(msgspec.Struct, frozen=True):
    """Not this."""

    part: Query


Query: TypeAlias = Words | Compare | Every | Either | Without


class Order(msgspec.Struct, frozen=True):
    """In which order cards are wanted."""

    by: str = ""
    """Empty: those whose name holds the words first, then as they stand in their sets."""
    backwards: bool | None = None
    """None for the direction that is usual."""


class Asked(msgspec.Struct, frozen=True):
    """A query with its order."""

    query: Query
    order: Order = Order()
