"""Reading a query: words, fields with values, quotation marks, ``OR``, ``-`` and brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import get_args

import msgspec

from spaceline.cards.decks.naming import plain
from spaceline.presentation.search.fields import BY_NAME, ORDERS
from spaceline.presentation.search.query import (
    AllOf,
    AskedCards,
    CardQuery,
    HasField,
    HasWords,
    NoneOf,
    OneOf,
    SearchError,
    Sign,
    SortedBy,
)

LONGEST = 500
"""Letters of a query."""
DEPTH = 20
"""Nobody puts more brackets into each other."""
QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'"})
TOKEN = re.compile(
    r"""\s*(?:
      (?P<bracket>[()])
    | (?P<minus>-(?=[^\s)]))
    | (?P<field>[A-Za-z]+)(?P<by><=|>=|!=|[:=<>])(?:"(?P<quoted>[^"]*)(?:"|$)|(?P<bare>[^\s()]*))
    | "(?P<words>[^"]*)(?:"|$)
    | (?P<word>[^\s()]+)
    )""",
    re.VERBOSE,
)
BY = get_args(Sign)


class QueryToken(msgspec.Struct, frozen=True):
    """A piece of a query and where it stands."""

    kind: str
    value: str
    start: int
    end: int
    field: str = ""
    by: str = ""


def read_query(text: str) -> AskedCards:
    """What a query asks for.

    Raises:
        SearchError: it cannot be read.
    """
    if len(text) > LONGEST:
        raise SearchError("long", LONGEST, len(text), most=LONGEST)
    reader = QueryReader(list(tokens(text.translate(QUOTES))))
    query = reader.either()
    if (left := reader.here()) is not None:
        raise SearchError("bracket.closes-nothing", left.start, left.end)
    return AskedCards(query, reader.order)


def tokens(text: str) -> Iterator[QueryToken]:
    """The pieces of a query."""
    at = 0
    while (match := TOKEN.match(text, at)) is not None and match.end() > at:
        at = match.end()
        kind = match.lastgroup or ""
        start = match.start() + len(match[0]) - len(match[0].lstrip())
        if match["field"] is not None:
            value = match["quoted"] if match["quoted"] is not None else match["bare"] or ""
            yield QueryToken("compare", value, start, at, match["field"], match["by"])
        elif kind == "word" and match["word"] in ("OR", "or", "AND", "and"):
            yield QueryToken(match["word"].casefold(), match["word"], start, at)
        else:
            yield QueryToken("word" if kind == "words" else kind, match[kind], start, at)


class QueryReader:
    """Reads a query from its first piece to its last."""

    def __init__(self, pieces: list[QueryToken]) -> None:
        """Begin at the first piece."""
        self.pieces, self.at, self.depth = pieces, 0, 0
        self.order = SortedBy()

    def here(self) -> QueryToken | None:
        """The piece that comes next."""
        return self.pieces[self.at] if self.at < len(self.pieces) else None

    def comes(self, kind: str, value: str = "") -> QueryToken | None:
        """Take the next piece, if it is one of that kind."""
        piece = self.here()
        if piece is None or piece.kind != kind or (value and piece.value != value):
            return None
        self.at += 1
        return piece

    def either(self) -> CardQuery:
        """Parts with ``OR`` between them."""
        parts = [self.every()]
        while (between := self.comes("or")) is not None:
            before, after = parts[-1], self.every()
            if AllOf(()) in (before, after):
                raise SearchError("or", between.start, between.end)
            parts.append(after)
        return parts[0] if len(parts) == 1 else OneOf(tuple(parts))

    def every(self) -> CardQuery:
        """Parts one after another, all of which must hold."""
        parts: list[CardQuery] = []
        while True:
            if self.comes("and"):
                continue
            piece = self.here()
            if piece is None or piece.kind == "or" or piece.value == ")" == self.pieces[self.at].value[:1]:
                break
            if (part := self.part()) is not None:
                parts.append(part)
        return parts[0] if len(parts) == 1 else AllOf(tuple(parts))

    def part(self) -> CardQuery | None:
        """One part: a word, a field, brackets, or any of them with a minus before it."""
        piece = self.pieces[self.at]
        self.at += 1
        if piece.kind == "minus":
            return self.without(piece)
        if piece.kind == "bracket":
            return self.bracketed(piece)
        if piece.kind == "compare":
            return self.compared(piece)
        return HasWords(plain(piece.value)) if piece.value.strip() else None

    def without(self, minus: QueryToken) -> CardQuery:
        """What a minus stands before."""
        part = self.part() if self.here() is not None else None
        if part is None:
            raise SearchError("minus", minus.start, minus.end)
        return NoneOf(part)

    def bracketed(self, opening: QueryToken) -> CardQuery:
        """What stands in brackets."""
        self.depth += 1
        if self.depth > DEPTH:
            raise SearchError("brackets", opening.start, opening.end)
        found = self.either()
        if not self.comes("bracket", ")"):
            raise SearchError("bracket.open", opening.start, opening.end)
        self.depth -= 1
        return found

    def compared(self, piece: QueryToken) -> CardQuery | None:
        """A field with its value; ``order`` and ``direction`` say how cards are put in order."""
        name = piece.field.casefold()
        if name in ("order", "sort", "direction", "dir"):
            self.ordered(name, piece)
            return None
        is_not = name == "not"
        field = BY_NAME.get("is" if is_not else name)
        if field is None:
            near = tuple(f"{it}:" for it in get_close_matches(name, BY_NAME, n=2, cutoff=0.6))
            reason = "no-field.near" if near else "no-field"
            raise SearchError(reason, piece.start, piece.end, field=piece.field, near=near)
        value = plain(piece.value)
        if not value:
            raise SearchError("value", piece.start, piece.end, field=piece.field, by=piece.by)
        by = next(it for it in BY if it == piece.by)
        if field.kind != "number" and by not in (":", "=", "!="):
            raise SearchError("no-number", piece.start, piece.end, field=piece.field, value=value)
        found = HasField(field, by, value, piece.start, piece.end)
        return NoneOf(found) if is_not else found

    def ordered(self, name: str, piece: QueryToken) -> None:
        """An order or its direction."""
        value = plain(piece.value)
        if name in ("direction", "dir"):
            if value not in ("asc", "desc"):
                raise SearchError("direction", piece.start, piece.end)
            self.order = SortedBy(self.order.by, value == "desc")
            return
        field = BY_NAME.get(value)
        by = field.name if field is not None else value
        if by not in ORDERS:
            raise SearchError("order", piece.start, piece.end, orders=ORDERS)
        self.order = SortedBy(by, self.order.backwards)
