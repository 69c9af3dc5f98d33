"""The connection to the database, and how it is written to.

SQLite has one writer at a time; those of this process wait for each other here, in order and without polling, and
take the lock of the file before they read what they are going to change. A commit in the write-ahead log with
``synchronous=NORMAL`` has been handed to the operating system: it outlives the process however that ends (a test
kills one). Only the loss of the machine itself can take the latest commits away, never the file's consistency; for
that there is ``synchronous=FULL``, a flush to the disk for each commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from spaceline.server.settings import Settings

WRITING = "spaceline_writing"
BUSY_SECONDS = 10
POOL = 8


class Database:
    """Where the storage reads and writes."""

    def __init__(self, settings: Settings) -> None:
        """Make ready to connect; nothing is opened yet."""
        options: dict[str, Any] = {"pool_size": POOL, "max_overflow": POOL}
        if settings.is_embedded:
            options["connect_args"] = {"timeout": BUSY_SECONDS, "isolation_level": None}
        else:
            options["pool_pre_ping"] = True
        self.engine = create_async_engine(settings.url, **options)
        self.turn: asyncio.Lock | None = asyncio.Lock() if settings.is_embedded else None
        if settings.is_embedded:
            embed(self.engine.sync_engine, settings.synchronous)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept when the block ends, and nothing of it when the block fails."""
        async with self.turn or nullcontext(), self.engine.connect() as connection:
            if self.turn is not None:
                await connection.execution_options(**{WRITING: True})
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def embed(engine: Any, synchronous: str) -> None:
    """Set up each connection to SQLite; the driver leaves transactions to us."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous.upper()}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        is_writing = connection.get_execution_options().get(WRITING, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
