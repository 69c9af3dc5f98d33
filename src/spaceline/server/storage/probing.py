"""Finds out whether something can be stored, for those who watch the server.

However many ask, the database is asked once in some seconds. What is stored for that needs no room of its own, so what
others could not store, because the disk is full or no connection could be made, counts as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from sqlalchemy import Connection, text

from spaceline.server.storage.database import AWAY, Database
from spaceline.server.storage.uptime import put

PATIENCE = 3.0
"""So many seconds a database may take to answer whoever watches."""
FRESH = 5.0
"""So many seconds what was found out is told again."""
WELL, SILENT, FULL = "", "database", "storing"
"""What is found: all is well, the database does not answer, or stores nothing."""


class StorageProbe:
    """What is known of the database: empty where all is well, otherwise a word for what is wrong."""

    def __init__(self, database: Database, clock: Callable[[], float] = monotonic) -> None:
        """Nothing is known yet."""
        self.database, self.clock = database, clock
        self.found, self.at = WELL, clock() - FRESH
        self.looking: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """What is wrong; found out anew when that was some seconds ago, once for all who ask meanwhile."""
        if self.clock() - self.at < FRESH:
            return self.found
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look())
        return await asyncio.shield(self.looking)

    async def look(self) -> str:
        """Read something, and then store something, each within a bound."""
        found = WELL
        try:
            await asyncio.wait_for(self.read(), PATIENCE)
            found = FULL
            await asyncio.wait_for(self.store(), PATIENCE)
            if monotonic() - self.database.unable_at >= FRESH:
                found = WELL
        except AWAY:
            found = found or SILENT
        self.found, self.at = found, self.clock()
        return found

    async def read(self) -> None:
        """Read something."""
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one(), is_probe=True)

    async def store(self) -> None:
        """Store what is stored already."""
        await self.database.write(touch, is_probe=True)


def touch(connection: Connection) -> None:
    """Store the uptime as it is."""
    put(connection, 0)
