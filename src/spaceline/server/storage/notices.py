"""What the processes of several servers over one PostgreSQL tell each other: that something was stored.

A notice says where to look, never what is there, and never before it is there. How it travels is in ``carrying``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import Connection

from spaceline.core.decoding import built
from spaceline.server.storage.carrying import CHANNEL, Carrier
from spaceline.server.storage.database import Database

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.notices")
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds before a lost connection is made anew."""


class Notice(msgspec.Struct, frozen=True):
    """Something was stored."""

    match: str
    what: str
    """``position``, ``chat`` or ``seats``; ``renamed``, when players are called otherwise; or ``gone``, when the match
    was deleted."""
    number: int = 0
    """The version of the position, or the number of the line of chat."""
    by: str = ""
    """The process that stored it."""


ENCODER, DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(built(Notice))


def tell(connection: Connection, database: Database, match: str, what: str, number: int = 0) -> None:
    """Tell the other processes, if there can be any, when this transaction is committed."""
    if database.is_shared:
        database.tell(connection, ENCODER.encode(Notice(match, what, number, database.process)))


async def notices(carrier: Carrier, process: str) -> AsyncGenerator[Notice | None, None]:
    """What other processes store, for as long as somebody listens.

    None comes first, and again whenever the connection was lost: everything may have changed.
    """
    wait = FIRST_WAIT
    while True:
        with suppress(*carrier.troubles):
            async with carrier.line() as line:
                await line.subscribe([CHANNEL])
                wait = FIRST_WAIT
                yield None
                async for _, data in line.stream_events():
                    notice = understood(data)
                    if notice is not None and notice.by != process:
                        yield notice
        LOG.warning("notices interrupted", seconds=wait)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def understood(data: bytes) -> Notice | None:
    """A notice; None for what is none: others may speak on the same line."""
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        LOG.warning("a notice makes no sense")
        return None
