"""Statements that are carried out at each answer: put in words once for each kind of database, not each time.

To put a statement in words takes longer than to carry it out. Rows are written together, for with SQLite the thread
that writes gives way to the loop, and waits for it, at each step of the database.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Insert, Table, Update, bindparam, insert

ROWS = 32
"""So many rows are written by one statement at most."""


class InWords(NamedTuple):
    """A statement as a kind of database reads it."""

    text: str
    order: tuple[str, ...] | None
    """The names of what stands in it, in their order; None where the database takes them by name."""


class Prepared:
    """A statement about a number of rows."""

    def __init__(self, make: Callable[[int], Insert | Update]) -> None:
        """``make`` makes it for so many rows; the values of each stand under names that ``numbered`` gives."""
        self.make = make
        self.in_words: dict[tuple[str, int], InWords] = {}
        """By the kind of database and the number of rows."""

    def carry_out(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        """Carry it out with the values of its rows, by their names."""
        words = self.of(connection, len(rows))
        values = {numbered(name, at): value for at, row in enumerate(rows) for name, value in row.items()}
        given = values if words.order is None else tuple(values[name] for name in words.order)
        return connection.exec_driver_sql(words.text, given)

    def of(self, connection: Connection, rows: int) -> InWords:
        """How it reads for so many rows."""
        key = connection.dialect.name, rows
        if key not in self.in_words:
            found = self.make(rows).compile(dialect=connection.dialect)
            order = tuple(found.positiontup or ()) if found.positional else None
            self.in_words[key] = InWords(str(found), order)
        return self.in_words[key]


def numbered(name: str, at: int) -> str:
    """The name of a value of one of several rows."""
    return f"{name}{at or ''}"


def adding(table: Table) -> Prepared:
    """Adds rows to a table."""
    names = table.columns.keys()

    def rows(count: int) -> Insert:
        return insert(table).values([{name: bindparam(numbered(name, at)) for name in names} for at in range(count)])

    return Prepared(rows)


def add(connection: Connection, rows_of: Prepared, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows, as many as may be by one statement."""
    for first in range(0, len(rows), ROWS):
        rows_of.carry_out(connection, rows[first : first + ROWS])
