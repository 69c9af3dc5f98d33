"""All that a server keeps in one file, out of whichever database, and into whichever.

The file is packed: a head that says what it is, then rows by table in an order in which they can be put back, then how
many there were. It is read in one transaction, beside a running server, and put back in one, into a database without
people.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from spaceline.core.decoding import built
from spaceline.server.settings import ServerError, Settings
from spaceline.server.storage.upgrading import connected, engine_for, make_folder, one_line, shown, upgrade

FORMAT = "spaceline backup 1"
AT_ONCE = 200
"""So many rows are read, and put back, at once."""
LONGEST = 256 << 20
"""Bytes of one block of rows in a file."""
VERSIONS = "alembic_version"
OWN_FILE = 0o600
ENCODER = msgspec.msgpack.Encoder()


class Head(msgspec.Struct, frozen=True):
    """What a file says of itself first."""

    format: str
    revision: str
    """Of the tables: an older one is brought up to date after it has been put back."""
    version: str
    made: str


class Rows(msgspec.Struct, frozen=True):
    """Some rows of a table."""

    table: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


class Counted(msgspec.Struct, frozen=True):
    """How many rows of each table a file holds."""

    tables: dict[str, int]


def back_up(settings: Settings, file: Path) -> Counted:
    """Write all that a server keeps into a file, which appears once it is whole.

    Raises:
        ServerError: there is no database, it does not answer, or the file cannot be written.
    """
    if settings.is_embedded and not Path(str(settings.url.database)).is_file():
        raise ServerError(f"there is no database {settings.url.database}; --data names the folder of the server")
    half = file.with_name(f"{file.name}.part")
    try:
        with telling(settings), open_for_owner(half) as out, one_moment(settings) as connection:
            counted = write(connection, out)
        half.replace(file)
    except OSError as error:
        raise ServerError(f"{file} cannot be written: {error.strerror}") from error
    finally:
        half.unlink(missing_ok=True)
    return counted


@contextmanager
def open_for_owner(file: Path) -> Iterator[BinaryIO]:
    """A file for its owner only, on the disk when the block has ended."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWN_FILE), "wb") as raw:
        with gzip.open(raw, "wb", compresslevel=6) as out:
            yield cast("BinaryIO", out)
        raw.flush()
        os.fsync(raw.fileno())


@contextmanager
def telling(settings: Settings) -> Iterator[None]:
    """Say in a line what is wrong with a database."""
    try:
        yield
    except CommandError as error:
        raise ServerError(f"this was made by a later version of Spaceline: {one_line(error)}") from error
    except SQLAlchemyError as error:
        reason = one_line(getattr(error, "orig", None) or error)
        raise ServerError(f"the database {shown(settings)} cannot be used: {reason}") from error


@contextmanager
def one_moment(settings: Settings) -> Iterator[Connection]:
    """A connection that sees one moment of the database, whatever is stored meanwhile."""
    engine = engine_for(settings, "BEGIN")
    try:
        with engine.connect() as connection:
            if not settings.is_embedded:
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        engine.dispose()


def write(connection: Connection, out: BinaryIO) -> Counted:
    """Write head, rows and their number."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise ServerError("there are no tables of Spaceline in that database")
    made = datetime.now(UTC).isoformat(timespec="seconds")
    put(out, Head(FORMAT, revision, version("spaceline"), made))
    counted: Counter[str] = Counter()
    for table in tables_of(connection):
        name, columns = str(table.name), tuple(map(str, table.columns.keys()))
        counted[name] = 0
        asked = select(table).order_by(*table.primary_key.columns)
        with connection.execute(asked, execution_options={"yield_per": AT_ONCE}) as found_rows:
            for rows in found_rows.partitions():
                put(out, Rows(name, columns, [tuple(row) for row in rows]))
                counted[name] += len(rows)
    found = Counted(dict(counted))
    put(out, found)
    return found


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are there, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def put(out: BinaryIO, block: Head | Rows | Counted) -> None:
    """Write a block behind its length."""
    data = ENCODER.encode(block)
    out.write(len(data).to_bytes(8, "big") + data)


def take(file: BinaryIO) -> bytes:
    """The next block.

    Raises:
        ServerError: there is none, or none that can be one.
    """
    head = file.read(8)
    length = int.from_bytes(head, "big")
    if len(head) < 8 or length > LONGEST:
        raise ServerError("that is no backup of Spaceline, or only a part of one")
    data = file.read(length)
    if len(data) < length:
        raise ServerError("that is only a part of a backup")
    return data


def restore(settings: Settings, file: Path) -> Counted:
    """Put what a file holds into a database without people; all of it, or nothing.

    Raises:
        ServerError: it is no backup, of a later version, or the database has people or does not answer.
    """
    make_folder(settings)
    try:
        with file.open("rb") as raw, gzip.open(raw) as packed, telling(settings), connected(settings) as connection:
            return read(connection, cast("BinaryIO", packed), is_embedded=settings.is_embedded)
    except (msgspec.MsgspecError, EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ServerError(f"{file} is no backup of Spaceline, or was damaged") from error
    except OSError as error:
        raise ServerError(f"{file} cannot be read: {error.strerror}") from error


def read(connection: Connection, file: BinaryIO, *, is_embedded: bool) -> Counted:
    """Make the tables of the time, put the rows back, compare their number, and bring the tables up to date."""
    head = msgspec.msgpack.decode(take(file), type=built(Head))
    if head.format != FORMAT:
        raise ServerError(f"that is a {head.format}, and this version reads a {FORMAT}")
    confirm_empty(connection)
    upgrade(connection, head.revision)
    tables = {table.name: table for table in tables_of(connection)}
    for table in tables.values():
        connection.execute(table.delete())
    counted: Counter[str] = Counter({str(name): 0 for name in tables})
    while True:
        block = take(file)
        if "tables" in msgspec.msgpack.decode(block, type=built(dict[str, msgspec.Raw])):
            break
        some = msgspec.msgpack.decode(block, type=built(Rows))
        if some.table not in tables or not set(some.columns) <= set(tables[some.table].columns.keys()):
            raise ServerError(f"that backup holds what this version does not know: {some.table}")
        rows = [dict(zip(some.columns, row, strict=True)) for row in some.rows]
        connection.execute(tables[some.table].insert(), rows)
        counted[some.table] += len(rows)
    found = msgspec.msgpack.decode(block, type=built(Counted))
    if found.tables != dict(counted):
        raise ServerError("that is only a part of a backup")
    if not is_embedded:
        count_on(connection)
    upgrade(connection)
    return found


def confirm_empty(connection: Connection) -> None:
    """Stop at a database in which somebody has been.

    Raises:
        ServerError: somebody has.
    """
    tables = MetaData()
    tables.reflect(connection)
    if any(connection.execute(select(func.count()).select_from(it)).scalar_one() for it in people_in(tables)):
        raise ServerError("there are people in that database: put a backup into an empty one")
    others = set(inspect(connection).get_table_names()) - {VERSIONS}
    if others and VERSIONS not in inspect(connection).get_table_names():
        raise ServerError("that database belongs to another program")


def people_in(tables: MetaData) -> list[Table]:
    """The tables that are empty as long as nobody has been there."""
    return [table for name, table in tables.tables.items() if name in ("people", "matches")]


def count_on(connection: Connection) -> None:
    """Let PostgreSQL number people from behind the last one."""
    last = "SELECT setval(pg_get_serial_sequence('people', 'id'), COALESCE((SELECT MAX(id) FROM people), 0) + 1, false)"
    connection.execute(text(last))
