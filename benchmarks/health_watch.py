"""Asks servers again and again how they are, as somebody does who watches them, and remembers what they said."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from email.utils import parsedate_to_datetime
from time import monotonic, time
from typing import NamedTuple

import httpx
from own_servers import Server

from spaceline.server.storage.probing import FRESH, PATIENCE

EVERY = 0.5
"""Seconds between two questions."""
SLACK = 4.0
"""Seconds for a machine that is busy."""
BOUND = FRESH + 2 * PATIENCE + SLACK
"""Within so many seconds it must be told that something cannot be stored, and that it can be again."""
COMING_BACK = 20.0
"""Seconds more for a server that has begun again: it loads rules and matches, and all bots come at once."""
ANSWERED = 2 * PATIENCE + SLACK
"""So many seconds an answer may take, however things are."""
CLOCK_SLACK = 360.0
"""By so many seconds a clock may be off from what it should be."""
WELL, ILL = 200, 503


class Look(NamedTuple):
    """What a server said."""

    asked: float
    told: float
    status: int
    """0 where it said nothing."""
    why: str
    clock: float
    """By how many seconds its clock is ahead."""


class Watch:
    """Watches some servers, each on a line of its own."""

    def __init__(self, own: Sequence[Server]) -> None:
        """Nothing has been asked yet."""
        self.looks: dict[str, list[Look]] = {server.base: [] for server in own}
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Ask from now on."""
        self.tasks = [asyncio.create_task(self.ask(base)) for base in self.looks]

    async def ask(self, base: str) -> None:
        """Ask one server again and again."""
        async with httpx.AsyncClient(timeout=ANSWERED) as http:
            while True:
                self.looks[base].append(await look(http, base))
                await asyncio.sleep(EVERY)

    async def tells(self, server: Server, status: int, since: float, within: float) -> Look | None:
        """The first time that a server says something when it is asked after a moment; None when it does not in time.

        Asked counts when the answer was not on its way before.
        """
        while True:
            found = [it for it in self.looks[server.base] if it.asked >= since]
            if (first := next((it for it in found if it.status == status), None)) is not None:
                return first
            if monotonic() > since + within:
                return None
            await asyncio.sleep(EVERY / 4)

    def others(self, server: Server, status: int, since: float, until: float) -> list[Look]:
        """What else a server said than it should between two moments."""
        return [it for it in self.looks[server.base] if it.asked >= since and it.told <= until and it.status != status]

    async def clock_reaches(self, server: Server, ahead: float, since: float) -> float:
        """By how many seconds the clock of a server is ahead when it speaks after a moment, once that is as it should.

        After a bound it is told as it was last.
        """
        while True:
            found = [it.clock for it in self.looks[server.base] if it.asked >= since and it.status]
            if found and (abs(found[-1] - ahead) <= CLOCK_SLACK or monotonic() > since + BOUND):
                return found[-1]
            if monotonic() > since + 2 * BOUND:
                return float("nan")
            await asyncio.sleep(EVERY / 4)

    async def end(self) -> list[str]:
        """Ask no more; returns what went wrong with asking."""
        for task in self.tasks:
            task.cancel()
        found = await asyncio.gather(*self.tasks, return_exceptions=True)
        return [repr(it) for it in found if isinstance(it, Exception)]


async def look(http: httpx.AsyncClient, base: str) -> Look:
    """Ask once."""
    asked = monotonic()
    try:
        found = await http.get(f"{base}/health")
    except httpx.TransportError as error:
        return Look(asked, monotonic(), 0, type(error).__name__, 0.0)
    ahead = parsedate_to_datetime(found.headers["date"]).timestamp() - time() if "date" in found.headers else 0.0
    why = found.json().get("reason", "") if found.status_code != WELL else ""
    return Look(asked, monotonic(), found.status_code, why, ahead)
