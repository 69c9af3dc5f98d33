"""Whether the machine's clock can be right: by a wrong one nothing is deleted.

It is doubted when it stands months after whatever was stored last, or before it, and when it jumps while the server
runs. A server that nobody has visited for long looks the same, so a doubt lasts for a day of running: time enough to
set a clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog
from sqlalchemy import Connection, func, select

from spaceline.server.storage.database import Database
from spaceline.server.storage.sessions import DAY
from spaceline.server.storage.tables import MatchRow, SessionRow, StateRow
from spaceline.server.storage.tokens import now

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.forgetting")
AHEAD, BEHIND = 30 * DAY, DAY
"""Seconds by which a clock may stand after the latest moment that is stored, and before it."""
DOUBT = float(DAY)
"""Seconds of running for which a clock is doubted."""


class PlausibleTime:
    """Compares the clock with what is stored, and with one that only goes up."""

    def __init__(
        self, database: Database, wall: Callable[[], int] = now, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """Nothing has been compared yet."""
        self.database, self.wall, self.steady = database, wall, steady
        self.last: tuple[int, float] | None = None
        """What both clocks showed when they were compared last."""
        self.doubted_until: float | None = None

    async def is_doubted(self) -> bool:
        """Whether the clock may be wrong."""
        at, since = self.wall(), self.steady()
        off = await self.off_by(at, since)
        self.last = (at, since)
        if not -BEHIND <= off <= AHEAD:
            LOG.warning("the clock is doubted, and nothing is deleted for a day", days=round(off / DAY))
            self.doubted_until = since + DOUBT
        return self.doubted_until is not None and since < self.doubted_until

    async def off_by(self, at: int, since: float) -> float:
        """By how much the clock is ahead of where it should be, as far as can be told."""
        if self.last is not None:
            return (at - self.last[0]) - (since - self.last[1])
        latest = await self.database.read(latest_moment)
        return at - latest if latest else 0


def latest_moment(connection: Connection) -> int:
    """The latest moment at which somebody came, a match was made or something was played; 0 before anything was."""
    asked = (func.max(column) for column in (SessionRow.seen, MatchRow.made, StateRow.stored))
    return max(connection.execute(select(it)).scalar_one() or 0 for it in asked)
