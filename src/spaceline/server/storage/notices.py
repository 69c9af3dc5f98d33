"""What the processes of several servers over one PostgreSQL tell each other: that something was stored.

A notice is part of the transaction that stores, so it is sent exactly when that is durable, and by the database
itself: there is no second service that could be down or ahead. It says where to look, never what is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
import psycopg
import structlog
from psycopg import sql
from sqlalchemy import Connection, text

from spaceline.server.settings import Settings
from spaceline.server.storage.database import Database

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.notices")
CHANNEL = "spaceline"
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds before a lost connection is made anew."""
SEND = text("SELECT pg_notify(:channel, :notice)")


class Notice(msgspec.Struct, frozen=True):
    """Something was stored."""

    match: str
    what: str
    """``position``, ``chat`` or ``seats``."""
    number: int = 0
    """The version of the position, or the number of the line of chat."""
    by: str = ""
    """The process that stored it."""


def tell(connection: Connection, database: Database, match: str, what: str, number: int = 0) -> None:
    """Tell the other processes, if there can be any, when this transaction is committed."""
    if database.is_shared:
        notice = Notice(match, what, number, database.process)
        connection.execute(SEND, {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()})


async def notices(settings: Settings, process: str) -> AsyncIterator[Notice | None]:
    """What other processes store, for as long as somebody listens.

    None comes first, and again whenever the connection was lost: everything may have changed. With SQLite there are
    no other processes, and nothing comes.
    """
    if settings.is_embedded:
        return
    address = settings.url.set(drivername="postgresql").render_as_string(hide_password=False)
    wait = FIRST_WAIT
    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                wait = FIRST_WAIT
                yield None
                async for heard in connection.notifies():
                    notice = msgspec.json.decode(heard.payload, type=Notice)
                    if notice.by != process:
                        yield notice
        LOG.warning("notices interrupted", seconds=wait)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
