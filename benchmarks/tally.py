"""What came of a load: the answers of all bots, what went wrong, and until when they play."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

from ledger import Ledger
from own_servers import Server, memory_of

FOREVER = float("inf")


@dataclass
class Tally:
    """What came of it."""

    asked: argparse.Namespace
    is_disturbed: bool = False
    """Whether servers and databases may be away for a while: then bots come back again and again."""
    waits: list[float] = field(default_factory=list)
    """Seconds from an answer to the new view."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    memory: list[dict[str, int]] = field(default_factory=list)
    """Mebibytes of the processes that serve and of those that think: at the beginning, each minute, and at the end."""
    until: float = FOREVER
    """When the time is up: it begins once everybody sits."""
    began: float = 0.0
    made: int = 0
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    processor: tuple[float, float] = (0.0, 0.0)
    """Seconds of the processor that the servers and the bots have used before the time began."""
    ledgers: dict[str, list[Ledger]] = field(default_factory=dict)
    """Of every match that was played."""
    finale: float = FOREVER
    """When the last disturbance was over: from then on each match is played until it has gone on."""
    broken: list[tuple[float, str]] = field(default_factory=list)
    """When a bot was told that something could not be done just now, and the address at which it was."""
    refused: Counter[str] = field(default_factory=Counter)
    """The reasons for which answers were refused while something was wrong."""
    twice: asyncio.Future[None] | None = None
    """The next bot that answers is to give two answers at once, and to say when it has."""

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self.until - monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left < 0

    @property
    def is_finale(self) -> bool:
        """Whether nothing is disturbed any more, and each match has to go on once more."""
        return monotonic() >= self.finale

    def sits(self) -> None:
        """Another match has begun; with the last of them the time does."""
        self.made += 1
        if self.made == self.asked.matches:
            self.began = monotonic()
            self.until = FOREVER if self.is_disturbed else self.began + self.asked.seconds
            self.begun.set()

    def breaks(self, base: str) -> None:
        """A bot was told that something could not be done just now."""
        self.broken.append((monotonic(), base))

    def takes_twice(self) -> asyncio.Future[None] | None:
        """Two answers at once are wanted, and the caller gives them."""
        wanted, self.twice = self.twice, None
        return wanted

    def weigh(self, own: Sequence[Server]) -> None:
        """Look at the memory of the servers."""
        workers = [worker for server in own for worker in server.workers]
        self.memory.append({"serving": memory_of(server.pid for server in own), "thinking": memory_of(workers)})
