"""How long a player may think about an answer."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol


class MoveClock(Protocol):
    """The time of one decision."""

    @property
    def left(self) -> float:
        """Seconds that are left; at zero or below the answer should be given at once."""


class Deadline:
    """A moment at which the answer must be there, by the time on the wall or any other that only goes forward."""

    def __init__(self, seconds: float, now: Callable[[], float] = monotonic) -> None:
        """So many seconds from now; ``time.process_time`` as ``now`` counts the time of the processor only."""
        self._now = now
        self._end = now() + seconds

    @property
    def left(self) -> float:
        """Seconds until then."""
        return self._end - self._now()
