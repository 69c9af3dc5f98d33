"""The time by which clocks count: for how long the service has run.

It stands still while no process runs, and no clock of a machine moves it: each process goes on from what was stored
last, by a clock that only goes up, and stores how far it is. Of several the furthest counts, for all.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from spaceline.server.storage.uptime import KeptUptime

BEAT = 10.0
"""Seconds between two times of storing it: so much of it is lost at most when a process is killed."""
LONGEST = 3 * BEAT
"""So many seconds it goes on without having been stored: nobody loses time while nothing can be answered."""


class Uptime:
    """The uptime as this process knows it, in milliseconds."""

    def __init__(self, storage: KeptUptime, clock: Callable[[], float] = monotonic) -> None:
        """Begin at nothing; ``clock`` tells seconds."""
        self.storage, self.clock = storage, clock
        self.base, self.since = 0, clock()
        self.stored = self.since

    @property
    def now(self) -> int:
        """How long it is."""
        until = min(self.clock(), self.stored + LONGEST)
        return self.base + max(0, int((until - self.since) * 1000))

    def reach(self, moment: int) -> None:
        """Go on from a moment that another process has told, unless it is past."""
        if moment > self.now:
            self.base, self.since = moment, self.clock()

    async def begin(self) -> None:
        """Go on from where it was stored."""
        self.reach(await self.storage.stored())

    async def beat(self) -> None:
        """Store it, and hear how far others are."""
        found = await self.storage.store(self.now)
        self.base, self.since = self.now, self.clock()
        self.stored = self.since
        self.reach(found)
