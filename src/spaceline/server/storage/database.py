"""The connection to the database: whoever reads or writes hands in what is to be done with a connection.

PostgreSQL is spoken to by the asynchronous driver. SQLite is a library in this process and not a server: what is
done with it runs in threads, one for all writing and a few for reading, a whole transaction at a time. (Through an
asynchronous driver each statement goes to a thread and back; that took three times the processor time.)

One thread that writes is also what SQLite wants, which has one writer: they wait in order and without polling, and
the lock of the file is taken before anything is read that is going to be changed. A commit to the write-ahead log
with ``synchronous=NORMAL`` has been handed to the operating system: it outlives the process however that ends (a
test kills one). Only the loss of the machine's power can take the latest commits away, and never the order of the
file; for that there is ``synchronous=FULL``, a flush to the disk for each commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from spaceline.server.settings import Settings
from spaceline.server.storage.tokens import new_token

BUSY_SECONDS = 10
POOL = 8
READERS = 4
WRITING = "spaceline_writing"

T = TypeVar("T")


class Database(Protocol):
    """Where the storage reads and writes."""

    is_shared: bool
    """Whether other processes may work on it at the same time, and must be told what was stored."""
    process: str
    """By which this process is known to them."""

    async def read(self, deed: Callable[[Connection], T]) -> T:
        """Do something with a connection that sees one moment of the database."""

    async def write(self, deed: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which is durable when this returns, and undone when the deed fails."""

    async def close(self) -> None:
        """Let go of all connections."""


class Embedded:
    """SQLite in a file of this server alone."""

    is_shared = False

    def __init__(self, url: URL, synchronous: str) -> None:
        """Make ready to connect; nothing is opened yet."""
        self.process = new_token()
        self.engine = create_engine(
            url,
            pool_size=READERS + 1,
            hide_parameters=True,
            connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
        )
        self.writer = ThreadPoolExecutor(1, "spaceline-writer")
        self.readers = ThreadPoolExecutor(READERS, "spaceline-reader")
        set_up(self.engine, synchronous)

    async def read(self, deed: Callable[[Connection], T]) -> T:
        """Do something with a connection that sees one moment of the database."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.in_transaction, deed, False)

    async def write(self, deed: Callable[[Connection], T]) -> T:
        """Do something in a transaction, after all that were asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.in_transaction, deed, True)

    def in_transaction(self, deed: Callable[[Connection], T], is_writing: bool) -> T:  # noqa: FBT001
        """Run a deed in the thread of the caller."""
        with self.engine.connect() as connection, connection.execution_options(**{WRITING: is_writing}).begin():
            return deed(connection)

    async def close(self) -> None:
        """Let go of all connections, once what was asked for is done."""
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


class Shared:
    """PostgreSQL."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        """Make ready to connect; nothing is opened yet."""
        self.process = new_token()
        self.engine = create_async_engine(
            url, pool_size=POOL, max_overflow=POOL, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, deed: Callable[[Connection], T]) -> T:
        """Do something with a connection that sees one moment of the database."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(deed)

    async def write(self, deed: Callable[[Connection], T]) -> T:
        """Do something in a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(deed)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def connect(settings: Settings) -> Database:
    """The database of a server."""
    return Embedded(settings.url, settings.synchronous) if settings.is_embedded else Shared(settings.url)


def set_up(engine: Engine, synchronous: str) -> None:
    """Set up each connection to SQLite; the driver leaves transactions to us."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous.upper()}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        is_writing = connection.get_execution_options().get(WRITING, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
