"""What processes that share a database tell each other: what was stored, who is there, who wants to play again.

What is stored is told by the storage, with the commit. A server with a database of its own is alone and tells nobody.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import structlog

from spaceline.server.storage.notices import Notice, tell

if TYPE_CHECKING:
    from spaceline.server.live.hall import Hall

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.news")
POSITION, CHAT, SEATS, GONE = "position", "chat", "seats", "gone"
PRESENT, AGAIN = "present", "again"
ANNOUNCING = 20.0
"""Every so many seconds a process says again who is there: one that has ended says nothing any more."""


class News:
    """The line to the other processes."""

    def __init__(self, hall: Hall) -> None:
        """Make ready; nothing is connected yet."""
        self.hall, self.database = hall, hall.storage.database

    async def tell(self, match: str, what: str, number: int) -> None:
        """Tell the other processes something about a match that is not stored."""
        if not self.database.is_shared:
            return
        try:
            await self.database.write(lambda connection: tell(connection, self.database, match, what, number))
        except Exception:
            LOG.exception("news could not be told", match=match, what=what)

    async def listen(self) -> None:
        """Hear what others tell, for as long as the server runs."""
        async for notice in self.hall.storage.heard():
            if notice is None:
                self.hall.begin(self.hall.look_again())
            else:
                self.heard(notice)

    def heard(self, notice: Notice) -> None:
        """Another process tells something."""
        hall, match = self.hall, self.hall.matches.get(notice.match)
        if match is None:
            return
        if notice.what == POSITION:
            hall.begin(match.catch_up(notice.number))
        elif notice.what == CHAT:
            hall.begin(hall.hear(match))
        elif notice.what == SEATS:
            hall.begin(hall.lead_on(match))
        elif notice.what == GONE:
            hall.let_go(match)
        elif notice.what == PRESENT:
            hall.begin(match.others_are(notice.by, players_in(notice.number)))
        elif notice.what == AGAIN:
            hall.begin(match.wants_again(notice.number))

    async def announce(self) -> None:
        """Say who is there, and who of them wants to play again."""
        for name, match in tuple(self.hall.matches.items()):
            if match.here:
                await self.tell(name, PRESENT, number_of(match.here))
            for player in match.here & match.again:
                await self.tell(name, AGAIN, player)


def number_of(players: Collection[int]) -> int:
    """Players as one number, a bit for each."""
    return sum(1 << player for player in players)


def players_in(number: int) -> frozenset[int]:
    """The players of such a number."""
    return frozenset(player for player in range(number.bit_length()) if number >> player & 1)
