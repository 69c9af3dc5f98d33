"""Running the server in this process: whatever is wrong is found out before the first request, and said in a line."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from spaceline.server.app import create_app
from spaceline.server.listening import BACKLOG, Config, Server
from spaceline.server.live.plugin import LiveMatches
from spaceline.server.logs import configure
from spaceline.server.settings import LOCAL_NAMES, ServerError, Settings
from spaceline.server.storage import prepare
from spaceline.server.storage.carrying import reach_redis

LOCK_FILE = "running.lock"
ADDRESS_FILE = "running.address"
"""Says where the server of the folder is, for as long as it runs."""


class AlreadyRunningError(ServerError):
    """Another server works with the same data; it is at an address, where that is known."""

    def __init__(self, settings: Settings, address: str) -> None:
        """Say so, and what can be done about it."""
        self.settings, self.address = settings, address
        where = f", at {address}" if address else ""
        super().__init__(
            f"another server works with {settings.data}{where}; open that, or begin one beside it, with data of its "
            "own: spaceline serve --data DIR --port 0"
        )


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it; ``ready`` is called with the address once browsers can connect to it.

    Raises:
        ServerError: the port is taken, the data folder cannot be written or is in use, the database or the Redis that
            is named does not answer.
    """
    configure(settings.log_level)
    prepare(settings)
    reach_redis(settings)
    with alone(settings), listening(settings) as door:
        config = Config(create_app(settings, plugins=[LiveMatches()]), settings)
        with announced(settings, address(settings, door)):
            ready(address(settings, door))
            Server(config).run(sockets=[door])


@contextmanager
def announced(settings: Settings, place: str) -> Iterator[None]:
    """Leave a note with the address, for whoever begins a server with the same data."""
    note = settings.data / ADDRESS_FILE
    note.write_text(place)
    try:
        yield
    finally:
        note.unlink(missing_ok=True)


def beside(settings: Settings) -> Settings:
    """The settings of a server beside a running one: data of its own, and any port that is free."""
    number = next(it for it in count(2) if not is_in_use(settings.data.with_name(f"{settings.data.name}-{it}")))
    return replace(settings, data=settings.data.with_name(f"{settings.data.name}-{number}"), port=0)


def is_in_use(folder: Path) -> bool:
    """Whether a server works with a folder."""
    if not (folder / LOCK_FILE).is_file():
        return False
    lock = sqlite3.connect(folder / LOCK_FILE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        return True
    finally:
        lock.close()
    return False


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep a second server off the embedded database: each would know only half of what happens.

    SQLite locks a file of its own for us, on every kind of machine; the lock ends with the process, however it ends.

    Raises:
        AlreadyRunningError: there is one already.
    """
    if not settings.is_embedded:
        yield
        return
    lock = sqlite3.connect(settings.data / LOCK_FILE, timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            note = settings.data / ADDRESS_FILE
            raise AlreadyRunningError(settings, note.read_text() if note.is_file() else "") from error
        yield
    finally:
        lock.close()


@contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """The open door of the server.

    Raises:
        ServerError: the port is taken, or the host is none of this machine's.
    """
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ServerError(f"no address {settings.host!r}: {error.strerror}") from error
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(place)
            door.listen(BACKLOG)
        except OSError as error:
            raise ServerError(f"port {settings.port} of {settings.host} cannot be used: {error.strerror}") from error
        yield door
    finally:
        door.close()


def address(settings: Settings, door: socket.socket) -> str:
    """What to type into a browser on this machine."""
    if settings.origin:
        return f"{settings.origin}/"
    is_everywhere = settings.host in ("", "0.0.0.0", "::")  # noqa: S104 - compared, not listened to
    host = "localhost" if is_everywhere or settings.host in LOCAL_NAMES else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}/"
