"""The connection to the database: whoever reads or writes hands in what is to be done with a connection.

It runs in threads, a whole transaction at a time. Through an asynchronous driver each statement comes back to the loop:
that took three times the processor time with SQLite, and twice with PostgreSQL.

With SQLite one thread does all writing, and a few read: it has one writer at a time. So they wait in order and without
polling, and the lock of the file is taken before anything is read that is going to be changed. A commit to the
write-ahead log with ``synchronous=NORMAL`` has been handed to the operating system: it outlives the process however
that ends (a test kills one). Only the loss of the machine's power can take the latest commits away, and never the order
of the file; for that there is ``synchronous=FULL``, a flush to the disk for each commit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any, Protocol, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError as NoConnection,
)

from spaceline.server.settings import Settings
from spaceline.server.storage.carrying import Carrier, carrier_of
from spaceline.server.storage.tokens import new_token
from spaceline.server.storage.waiting import InDoubtError, Patience, bounded

BUSY_SECONDS = 10
CONNECTING_SECONDS = 10
STATEMENT_SECONDS = 15
"""So long PostgreSQL works on one statement, or waits for a lock."""
LOST_SECONDS = 30
"""After so long without a sign of life a connection to PostgreSQL counts as lost."""
WAITING_SECONDS = 20.0
"""So long somebody waits for a transaction, whatever the database does; one that has not begun by then never does."""
CONNECTIONS = 8
"""So many transactions of a process go on in PostgreSQL at once."""
PROBES = 2
"""So many more are for finding out whether it answers; one may hang."""
READERS = 4
UNWRITABLE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
"""What SQLite says of a disk that is full or broken."""
TOLD = "spaceline_told"
"""Of a transaction: the notices that are sent once it has changed something."""

UNABLE: tuple[type[Exception], ...] = (OperationalError, InterfaceError, InternalError, NoConnection, TimeoutError)
"""What a database raises that cannot do anything just now: it is away, full, locked, or hangs."""
AWAY: tuple[type[Exception], ...] = (*UNABLE, OSError)
"""What is raised when nothing can be done just now, be it that the way is cut; whatever else is a mistake of ours."""

BOUNDS = {
    "connect_timeout": CONNECTING_SECONDS,
    "options": f"-c statement_timeout={STATEMENT_SECONDS}s -c lock_timeout={STATEMENT_SECONDS}s"
    f" -c idle_in_transaction_session_timeout={LOST_SECONDS}s",
    "keepalives_idle": LOST_SECONDS,
    "keepalives_interval": CONNECTING_SECONDS,
    "keepalives_count": 3,
    "tcp_user_timeout": LOST_SECONDS * 1000,
}
"""What a connection to PostgreSQL is told."""

T = TypeVar("T")


class Database(Protocol):
    """Where the storage reads and writes."""

    is_shared: bool
    """Whether other processes may work on it at the same time, and must be told what was stored."""
    process: str
    """By which this process is known to them."""
    unable_at: float
    """When something could not be stored last, for want of room or of a connection, on the clock that only goes up."""

    @property
    def carrier(self) -> Carrier | None:
        """How they are told."""

    async def read(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something with a connection that sees one moment of the database.

        What only finds out whether the database answers does not wait behind whatever else this process asks of it,
        where several may be asked at once.
        """

    async def write(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something in a transaction, which is durable when this returns, and undone when the deed fails.

        Raises:
            InDoubtError: the commit went wrong, or took too long: nobody knows what comes of it.
        """

    def tell(self, connection: Connection, notice: bytes) -> None:
        """Send a notice to the other processes when the transaction of a connection has been committed."""

    async def close(self) -> None:
        """Let go of all connections."""


class Inability:
    """Remembers when something could not be stored."""

    unable_at = float("-inf")

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Notice that something could not be stored."""
        try:
            yield
        except (SQLAlchemyError, InDoubtError) as error:
            if is_unable(error):
                self.unable_at = monotonic()
            raise


class Embedded(Inability):
    """SQLite in a file of this server alone."""

    is_shared = False
    carrier = None

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

    async def read(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something with a connection that sees one moment of the database."""
        return await bounded(self.readers, partial(self.in_transaction, deed, False), WAITING_SECONDS)

    async def write(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something in a transaction, after all that were asked for before."""
        with self.noticing():
            return await bounded(self.writer, partial(self.in_transaction, deed, True), WAITING_SECONDS)

    def in_transaction(self, deed: Callable[[Connection], T], is_writing: bool, patience: Patience) -> T:  # noqa: FBT001
        """Run a deed in the thread of the caller."""
        with self.engine.connect() as connection, connection.begin():
            connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
            found = deed(connection)
            patience.commits()
            return found

    def tell(self, connection: Connection, notice: bytes) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Let go of all connections, once what was asked for is done."""
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


class Shared(Inability):
    """PostgreSQL."""

    is_shared = True

    def __init__(self, url: URL, carrier: Carrier) -> None:
        """Make ready to connect; nothing is opened yet."""
        self.process, self.carrier = new_token(), carrier
        self.engine = create_engine(url, pool_size=CONNECTIONS + PROBES, hide_parameters=True, connect_args=BOUNDS)
        self.threads = ThreadPoolExecutor(CONNECTIONS, "spaceline-database")
        self.prober = ThreadPoolExecutor(PROBES, "spaceline-probe")

    async def read(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something with a connection that sees one moment of the database."""
        threads = self.prober if is_probe else self.threads
        return await bounded(threads, partial(self.in_transaction, deed, []), WAITING_SECONDS)

    async def write(self, deed: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Do something in a transaction."""
        told: list[bytes] = []
        threads = self.prober if is_probe else self.threads
        with self.noticing():
            done = await bounded(threads, partial(self.in_transaction, deed, told), WAITING_SECONDS)
        self.carrier.after(told)
        return done

    def in_transaction(self, deed: Callable[[Connection], T], told: list[bytes], patience: Patience) -> T:
        """Run a deed in the thread of the caller; once more where the connection turns out to have been lost before.

        Not when it was lost while the transaction was committed: then nobody knows whether it has been.
        """
        is_done = False

        def noted(connection: Connection) -> T:
            nonlocal is_done
            found, is_done = deed(connection), True
            patience.commits()
            return found

        try:
            return self.attempt(noted, told)
        except DBAPIError as error:
            if is_done or not error.connection_invalidated:
                raise
        told.clear()
        return self.attempt(noted, told)

    def attempt(self, deed: Callable[[Connection], T], told: list[bytes]) -> T:
        """Run a deed in a transaction on one of the connections."""
        with self.engine.connect() as connection, connection.execution_options(**{TOLD: told}).begin():
            return deed(connection)

    def tell(self, connection: Connection, notice: bytes) -> None:
        """Send a notice with the transaction, or remember it for the time after."""
        if not self.carrier.within(connection, notice):
            connection.get_execution_options()[TOLD].append(notice)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.carrier.close()
        self.threads.shutdown()
        self.prober.shutdown()
        self.engine.dispose()


def connect(settings: Settings) -> Database:
    """The database of a server."""
    if settings.is_embedded:
        return Embedded(settings.url, settings.synchronous)
    return Shared(settings.url, carrier_of(settings))


def is_unable(error: BaseException) -> bool:
    """Whether a database has no room for what was to be stored, cannot write to its disk, or cannot be reached.

    What one transaction does to another, as in a deadlock, is nothing of that kind. Of a connection that could not be
    made or was lost PostgreSQL's driver tells no state.
    """
    known = error.__cause__ if isinstance(error, InDoubtError) else error
    if isinstance(known, NoConnection):
        return True
    found = known.orig if isinstance(known, DBAPIError) else None
    if isinstance(found, sqlite3.Error):
        return getattr(found, "sqlite_errorcode", 0) & 0xFF in UNWRITABLE
    if isinstance(found, psycopg.errors.DiskFull):
        return True
    return isinstance(found, psycopg.OperationalError) and found.sqlstate is None


def set_up(engine: Engine, synchronous: str) -> None:
    """Set up each connection to SQLite; its driver leaves it to us how a transaction begins."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous.upper()}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
