"""Bringing a database to the tables of this version, step by step from whichever version made it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from spaceline.server.settings import ServerError, Settings

LOCK = 0x5350_4143
"""The number of the lock that lets one of several processes upgrade PostgreSQL."""
OWN_FOLDER, OWN_FILE = 0o700, 0o600


def prepare(settings: Settings) -> None:
    """Make the data folder and the tables, or bring them up to date.

    Raises:
        ServerError: the folder cannot be written, or the database not reached or not understood.
    """
    make_folder(settings)
    try:
        with connected(settings) as connection:
            upgrade(connection)
    except CommandError as error:
        raise ServerError(f"the database was made by a later version of Spaceline: {one_line(error)}") from error
    except DBAPIError as error:
        raise ServerError(f"the database {shown(settings)} does not answer: {one_line(error.orig)}") from error
    except SQLAlchemyError as error:
        raise ServerError(f"the database {shown(settings)} cannot be used: {one_line(error)}") from error


def make_folder(settings: Settings) -> None:
    """Make the data folder and the file of the embedded database, for their owner only.

    Raises:
        ServerError: nothing can be written there.
    """
    probe = settings.data / ".writable"
    with writing(f"the data folder {settings.data}"):
        settings.data.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    if settings.is_embedded:
        file = Path(str(settings.url.database))
        with writing(f"the database {file}"):
            file.touch(mode=OWN_FILE)


@contextmanager
def writing(what: str) -> Iterator[None]:
    """Say in a line what cannot be written."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ServerError(f"{what} cannot be written: {reason}") from error


def engine_for(settings: Settings, begin: str) -> Engine:
    """An engine for one command; how SQLite begins a transaction is said, and not left to its driver."""
    engine = create_engine(settings.url, hide_parameters=True)
    if settings.is_embedded:
        event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


@contextmanager
def connected(settings: Settings) -> Iterator[Connection]:
    """A transaction in which tables may be changed; only one process has one at a time."""
    engine = engine_for(settings, "BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            if not settings.is_embedded:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
    finally:
        engine.dispose()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Go up to a revision."""
    config = configuration()
    if MigrationContext.configure(connection).get_current_revision() == resolved(config, revision):
        return
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def configuration() -> Config:
    """What Alembic must know."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


def resolved(config: Config, revision: str) -> str | None:
    """The revision by its own name."""
    scripts = ScriptDirectory.from_config(config)
    return scripts.get_current_head() if revision == "head" else revision


def shown(settings: Settings) -> str:
    """The address of the database without its password."""
    return settings.url.render_as_string(hide_password=True)


def one_line(error: object) -> str:
    """A message without its further lines."""
    return " ".join(str(error).split())
