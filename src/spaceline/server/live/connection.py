"""The way to one browser: what is sent waits in a short line, and whoever does not take it away is let go."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec

from spaceline.presentation.lexicon.english import ENGLISH
from spaceline.server.live.close_reasons import SLOW, CloseReason
from spaceline.server.wire.messages import FromServer

WAITING = 200
"""So many messages wait for a browser at most: one that takes none away has gone, and comes back for the table."""
ENCODER = msgspec.json.Encoder()


class Connection:
    """Messages to one socket, in order."""

    def __init__(self, person: int | None, name: str, player: int, language: str = ENGLISH) -> None:
        """Begin with nothing to send."""
        self.person, self.name, self.player, self.language = person, name, player, language
        self.waiting: asyncio.Queue[str | CloseReason] = asyncio.Queue(WAITING)
        self.is_lost = False

    def send(self, message: FromServer) -> None:
        """Send a message."""
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Send a message that is encoded already, for there are several tabs."""
        if self.is_lost:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, leaving: CloseReason) -> None:
        """Let the socket be closed once what is waiting has been sent; at once when nothing is taken away."""
        if self.is_lost:
            return
        self.is_lost = True
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(leaving)


def encoded(message: FromServer) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(message).decode()


class Bucket:
    """Fills as time passes; each message takes one."""

    def __init__(self, times: int, seconds: float) -> None:
        """So many at once, and so many again in so many seconds."""
        self.times, self.each = times, times / seconds
        self.left, self.at = float(times), monotonic()

    def take(self) -> bool:
        """Whether there was one to take."""
        now = monotonic()
        self.left, self.at = min(self.times, self.left + (now - self.at) * self.each), now
        if self.left < 1:
            return False
        self.left -= 1
        return True
