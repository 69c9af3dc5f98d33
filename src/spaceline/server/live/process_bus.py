"""What processes that share a database tell each other: what was stored, who is there, who wants to play again.

What is stored is told by the storage, with the commit. A server with a database of its own is alone and tells nobody.
"""

from __future__ import annotations

from collections.abc import Collection

import structlog

from spaceline.server.storage import leaving
from spaceline.server.storage.database import Database
from spaceline.server.storage.notices import tell

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.bus")
POSITION, CHAT, SEATS, GONE = "position", "chat", "seats", "gone"
PRESENT, AGAIN = "present", "again"
SESSIONS, RENAMED = "sessions", leaving.RENAMED


class ProcessBus:
    """The line to the other processes."""

    def __init__(self, database: Database) -> None:
        """Make ready; nothing is connected yet."""
        self.database = database

    async def tell(self, match: str, what: str, number: int) -> None:
        """Tell the other processes something about a match that is not stored."""
        if not self.database.is_shared:
            return
        try:
            await self.database.write(lambda connection: tell(connection, self.database, match, what, number))
        except Exception:
            LOG.exception("news could not be told", match=match, what=what)


def number_of(players: Collection[int]) -> int:
    """Players as one number, a bit for each."""
    return sum(1 << player for player in players)


def players_in(number: int) -> frozenset[int]:
    """The players of such a number."""
    return frozenset(player for player in range(number.bit_length()) if number >> player & 1)
