"""What a running match leaves behind at each answer: the position, the record, the log.

``store_match`` is one transaction, and it has been committed when it returns: only then is an answer acknowledged.
Any process may load a match, apply an answer and store; of two that began with the same version one stores, and
the other is told that it was too late and loads again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from spaceline.server.storage.database import Database
from spaceline.server.storage.notices import tell
from spaceline.server.storage.prepared import Prepared, add, adding
from spaceline.server.storage.tables import Base, EntryRow, LogRow, MatchRow, StateRow
from spaceline.server.storage.tokens import now

STATES, ENTRIES, LOG = (Base.metadata.tables[row.__tablename__] for row in (StateRow, EntryRow, LogRow))
STORE = Prepared(
    lambda _: (
        update(STATES)
        .where(STATES.c.match == bindparam("of"), STATES.c.version == bindparam("before"))
        .values(version=bindparam("after"), data=bindparam("new"), stored=bindparam("at"))
    )
)
ADD_ENTRIES, ADD_LINES = adding(ENTRIES), adding(LOG)
LATEST = select(STATES.c.data, STATES.c.version).where(STATES.c.match == bindparam("of"))
ENTRIES_SINCE = (
    select(ENTRIES.c.number, ENTRIES.c.data, ENTRIES.c.checkpoint)
    .where(ENTRIES.c.match == bindparam("of"), ENTRIES.c.number > bindparam("entry"))
    .order_by(ENTRIES.c.number)
)
LINES = (
    select(LOG.c.viewer, LOG.c.number, LOG.c.at, LOG.c.data)
    .where(LOG.c.match == bindparam("of"))
    .order_by(LOG.c.viewer, LOG.c.number)
)
"""What is carried out often is put together once."""


class StaleError(Exception):
    """Somebody else has stored the match in the meantime; nothing was stored now."""


class Kept(msgspec.Struct, frozen=True):
    """An entry of a record; numbers begin with 1 and have no gaps."""

    number: int
    data: bytes
    checkpoint: bytes | None = None


class StoredLine(msgspec.Struct, frozen=True):
    """A line of the log of a viewer; 0 is the spectators."""

    viewer: int
    number: int
    at: int
    data: bytes


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """All that changes with one answer."""

    data: bytes
    """The position, in whatever form the live match keeps it."""
    entries: tuple[Kept, ...] = ()
    lines: tuple[StoredLine, ...] = ()
    cut_log: int | None = None
    """Going back: lines after this position go, before ``lines`` are written."""
    is_over: bool = False


class KeptMatch(msgspec.Struct, frozen=True):
    """All that is stored of a match that has begun."""

    data: bytes
    version: int
    entries: list[Kept]
    lines: list[StoredLine]
    """Of all viewers, each in the order of the log."""
    is_whole: bool
    """Whether nobody stored anything while it was read; with SQLite nobody can."""


class Positions:
    """The tables ``states``, ``entries`` and ``log``."""

    def __init__(self, database: Database) -> None:
        """Work on a database."""
        self.database = database

    async def begin_match(self, match: str, stored: Stored) -> bool:
        """Store the first position of a match, version 1; False when it has begun before.

        The first store wins: two people who take the last two seats at once deal one game.
        """
        return await self.database.write(lambda connection: begin(connection, self.database, match, stored))

    async def load_match(self, match: str) -> tuple[bytes, int] | None:
        """The latest position with its version."""
        found = await self.database.read(lambda connection: connection.execute(LATEST, {"of": match}).one_or_none())
        return None if found is None else (found.data, found.version)

    async def version_of(self, match: str) -> int:
        """The version of the latest position; 0 where there is none."""
        asked = select(StateRow.version).where(StateRow.match == match)
        return await self.database.read(lambda connection: connection.execute(asked).scalar_one_or_none()) or 0

    async def settled(self, match: str) -> tuple[bytes, int] | None:
        """The latest position with its version, once nobody is storing another any more."""
        asked = LATEST.with_for_update()
        found = await self.database.write(lambda connection: connection.execute(asked, {"of": match}).one_or_none())
        return None if found is None else (found.data, found.version)

    async def since(self, match: str, entry: int) -> tuple[bytes, int, list[Kept]] | None:
        """The latest position with its version, and the record from an entry on; None where there is no match."""

        def read(connection: Connection) -> tuple[bytes, int, list[Kept]] | None:
            found = connection.execute(LATEST, {"of": match}).one_or_none()
            new = connection.execute(ENTRIES_SINCE, {"of": match, "entry": entry})
            return found and (found.data, found.version, [Kept(*row) for row in new])

        return await self.database.read(read)

    async def whole(self, match: str) -> KeptMatch | None:
        """All that is stored of a match; None where it has not begun."""
        of = {"of": match}

        def read(connection: Connection) -> KeptMatch | None:
            found = connection.execute(LATEST, of).one_or_none()
            if found is None:
                return None
            entries = [Kept(*row) for row in connection.execute(ENTRIES_SINCE, {**of, "entry": 0})]
            lines = [StoredLine(*row) for row in connection.execute(LINES, of)]
            is_whole = not self.database.is_shared or connection.execute(LATEST, of).one_or_none() == found
            return KeptMatch(found.data, found.version, entries, lines, is_whole)

        return await self.database.read(read)

    async def store_match(self, match: str, version: int, stored: Stored) -> int:
        """Store what follows the position of a version; returns the new version once all of it is durable.

        Raises:
            StaleError: the match is no longer at that version.
        """
        return await self.database.write(lambda connection: store(connection, self.database, match, version, stored))

    async def entries(self, match: str, after: int = 0) -> list[Kept]:
        """The record from an entry on."""
        wanted = {"of": match, "entry": after}
        found = await self.database.read(lambda connection: connection.execute(ENTRIES_SINCE, wanted).all())
        return [Kept(*row) for row in found]

    async def lines(self, match: str, viewer: int, after: int = 0) -> list[StoredLine]:
        """The log of a viewer from a line on."""
        asked = (
            select(LogRow.viewer, LogRow.number, LogRow.at, LogRow.data)
            .where(LogRow.match == match, LogRow.viewer == viewer, LogRow.number > after)
            .order_by(LogRow.number)
        )
        return [
            StoredLine(*row) for row in await self.database.read(lambda connection: connection.execute(asked).all())
        ]

    async def count_running(self) -> int:
        """How many matches go on."""
        asked = select(func.count()).where(MatchRow.began.is_not(None), MatchRow.ended.is_(None))
        return await self.database.read(lambda connection: connection.execute(asked).scalar_one())


def begin(connection: Connection, database: Database, match: str, stored: Stored) -> bool:
    """The transaction of ``begin_match``."""
    at = now()
    begun = update(MatchRow).where(MatchRow.id == match, MatchRow.began.is_(None)).values(began=at)
    if not connection.execute(begun).rowcount:
        return False
    connection.execute(insert(StateRow).values(match=match, version=1, data=stored.data, stored=at))
    keep(connection, match, stored)
    tell(connection, database, match, "position", 1)
    return True


def store(connection: Connection, database: Database, match: str, version: int, stored: Stored) -> int:
    """The transaction of ``store_match``."""
    new = {"of": match, "before": version, "after": version + 1, "new": stored.data, "at": now()}
    if not STORE.carry_out(connection, (new,)).rowcount:
        raise StaleError
    keep(connection, match, stored)
    tell(connection, database, match, "position", version + 1)
    return version + 1


def keep(connection: Connection, match: str, stored: Stored) -> None:
    """Write the parts of a store that are kept in tables of their own."""
    if stored.cut_log is not None:
        connection.execute(delete(LogRow).where(LogRow.match == match, LogRow.at > stored.cut_log))
    add(connection, ADD_ENTRIES, [row_of(match, it) for it in stored.entries])
    add(connection, ADD_LINES, [row_of(match, it) for it in stored.lines])
    if stored.is_over or stored.cut_log is not None:
        ended = now() if stored.is_over else None
        connection.execute(update(MatchRow).where(MatchRow.id == match).values(ended=ended))


def row_of(match: str, it: Kept | StoredLine) -> dict[str, Any]:
    """An entry or a line as a row of a match."""
    return {"match": match, **msgspec.structs.asdict(it)}
