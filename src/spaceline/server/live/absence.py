"""Who has been away from a match, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from time import monotonic

from spaceline.core.data.leaves import PlayerId


class Absence:
    """The players at whose seats nobody is, with the moment since when this process has known it."""

    def __init__(self, seconds: float, tell: Callable[[], None]) -> None:
        """Nobody is away yet; ``tell`` is called when somebody has been away for so many seconds."""
        self.seconds, self.tell = seconds, tell
        self.since: dict[PlayerId, float] = {}
        self.timer: asyncio.TimerHandle | None = None

    def note(self, away: Collection[PlayerId]) -> None:
        """These players are away now, and no others."""
        now = monotonic()
        self.since = {player: self.since.get(player, now) for player in away}
        self.stop()
        left = [until for since in self.since.values() if (until := since + self.seconds - now) > 0]
        if left:
            self.timer = asyncio.get_running_loop().call_later(min(left), self.tell)

    @property
    def long(self) -> tuple[PlayerId, ...]:
        """Who has been away for so long that nobody need wait for them any more."""
        until = monotonic() - self.seconds
        return tuple(player for player, since in self.since.items() if since <= until)

    def stop(self) -> None:
        """Call nobody any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
