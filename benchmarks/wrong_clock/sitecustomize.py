"""Loaded by Python at its start where this folder is on its path: what a process takes for the time can be wrong.

By how much stands in a file, and is read again every half second. Clocks that only go up are as they are. Debian's
``libfaketime`` does the same beneath Python, but takes so much time at each switch between threads that a busy server
did not answer in time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FILE = os.environ.get("SPACELINE_WRONG_CLOCK", "")
EVERY = 0.5


class WrongClock:
    """What stands in for ``time.time``."""

    def __init__(self, right: Callable[[], float], steady: Callable[[], float]) -> None:
        """Nothing has been read yet."""
        self.right, self.steady = right, steady
        self.off, self.read_at = 0.0, steady() - EVERY

    def __call__(self) -> float:
        """The time, and so much."""
        if self.steady() - self.read_at >= EVERY:
            self.read_at = self.steady()
            with suppress(OSError, ValueError):
                self.off = float(Path(FILE).read_text(encoding="ascii"))
        return self.right() + self.off


if FILE:
    time.time = WrongClock(time.time, time.monotonic)  # type: ignore[assignment]
