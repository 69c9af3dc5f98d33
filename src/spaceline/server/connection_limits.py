"""The connections that are open: how long each may keep us waiting, and which goes when there are too many.

uvicorn waits for ever for the rest of a request, and for somebody who does not take an answer away; whoever opens
enough connections and says nothing would shut everybody else out. So one that begins a request must bring it to its
end in time, one that does not read is let go, and when no more can be open the one that has kept us waiting for longest
makes room.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

import structlog

from spaceline.server.logs import Seldom
from spaceline.server.people.limits import home

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.door")

HEADERS, BODY, ANSWER, HANDSHAKE, SOCKET = "headers", "body", "answer", "handshake", "socket"
"""What a connection waits for: the beginning of a request, the rest of it, our answer, the handshake of a WebSocket; or
it is one, which has times of its own."""
SECONDS = {HEADERS: 10.0, BODY: 30.0, HANDSHAKE: 10.0}
"""So long a connection may keep us waiting for each, however slowly it sends."""
UNREAD = 30.0
"""So long somebody may take nothing away of what was sent."""
CLOSING = 10.0
"""So long the last words may take after a connection was closed."""


class OpenLine(Protocol):
    """What is asked of a transport."""

    def is_closing(self) -> bool:
        """Whether it is closed, but for what still has to be sent."""

    def close(self) -> None:
        """Close it when everything has been sent."""

    def abort(self) -> None:
        """Close it at once."""

    def get_write_buffer_size(self) -> int:
        """How much still has to be sent."""


class Caller:
    """One connection."""

    def __init__(self, line: OpenLine, home: str, at: float) -> None:
        """Wait for what it wants."""
        self.line, self.home = line, home
        self.phase, self.since = HEADERS, at
        self.unread, self.read_at = 0, at
        """How much was left to send when we looked last, and when it had become less."""
        self.closed: float | None = None

    def is_overdue(self, at: float) -> bool:
        """Whether what it is to send should have come by now."""
        return self.phase in SECONDS and at - self.since > SECONDS[self.phase]

    def is_stuck(self, at: float) -> bool:
        """Whether nothing goes out any more; to be asked again and again."""
        unread = self.line.get_write_buffer_size()
        if not unread or unread < self.unread or not self.unread:
            self.read_at = at
        self.unread = unread
        if self.line.is_closing() and self.closed is None:
            self.closed = at
        return at - self.read_at > UNREAD or (self.closed is not None and at - self.closed > CLOSING)


class ConnectionLimiter:
    """All connections of this process."""

    def __init__(
        self,
        most: int,
        each: int,
        is_proxy: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """At most so many at once, and so many of one address; a proxy, which brings many people, is not counted."""
        self.most, self.each, self.is_proxy, self.clock = most, each, is_proxy, clock
        self.open: dict[OpenLine, Caller] = {}
        self.awaited: dict[OpenLine, None] = {}
        """Those that are to send something, the one that has been awaited for longest first."""
        self.homes: dict[str, int] = {}
        self.seldom = Seldom()

    def came(self, line: OpenLine, address: str) -> None:
        """Somebody has connected; one too many is sent away at once."""
        house = "" if self.is_proxy(address) else home(address)
        self.open[line] = Caller(line, house, self.clock())
        self.homes[house] = self.homes.get(house, 0) + 1
        if house and self.homes[house] > self.each:
            self.send_away(line, "too many connections of one address")
            return
        if len(self.open) > self.most:
            self.send_away(next(iter(self.awaited), line), "too many connections")
        if not line.is_closing():
            self.awaited[line] = None

    def left(self, line: OpenLine) -> None:
        """A connection is over."""
        caller = self.open.pop(line, None)
        self.awaited.pop(line, None)
        if caller is not None:
            self.homes[caller.home] -= 1
            if not self.homes[caller.home]:
                del self.homes[caller.home]

    def waits_for(self, line: OpenLine, phase: str) -> None:
        """What a connection waits for now; its time begins anew only when that is something else."""
        caller = self.open.get(line)
        if caller is None or caller.phase == phase:
            return
        caller.phase, caller.since = phase, self.clock()
        self.awaited.pop(line, None)
        if phase in SECONDS:
            self.awaited[line] = None

    def look_through(self) -> None:
        """Close what is overdue, and cut off what does not read."""
        at = self.clock()
        for line, caller in tuple(self.open.items()):
            if caller.is_stuck(at):
                line.abort()
            elif caller.is_overdue(at) and not line.is_closing():
                line.close()

    def send_away(self, line: OpenLine, why: str) -> None:
        """Cut a connection off to make room; the log hears of it now and then."""
        self.awaited.pop(line, None)
        line.abort()
        if count := self.seldom.count(why):
            LOG.warning(why, times=count, open=len(self.open))
