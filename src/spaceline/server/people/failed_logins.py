"""Wrong passwords: whoever brings several waits longer and longer, and nobody else does.

They are counted by account and by where they come from, so that nobody locks another out.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from spaceline.server.people.refusal_log import RefusalLog

FREE = 3
"""So many wrong passwords make nobody wait."""
FIRST, LONGEST = 5.0, 900.0
"""Seconds that one waits after one more; twice as long after each further one, up to the longest."""
FORGOTTEN = 3600.0
"""So many seconds after the last one nothing is remembered of them."""
REMEMBERED = 20_000


class FailedLogins:
    """Those who brought wrong passwords, in the memory of this process."""

    def __init__(self, *, is_limited: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing remembered."""
        self.is_limited, self.clock = is_limited, clock
        self.failed: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()
        """By where they come from and the account: how often, and when for the last time."""
        self.log = RefusalLog()

    def check(self, where: str, account: str) -> None:
        """Let somebody try a password.

        Raises:
            ProblemError: they have to wait.
        """
        times, since = self.failed.get((where, account), (0, 0.0))
        left = wait_after(times) - (self.clock() - since)
        if self.is_limited and left > 0:
            raise self.log.refused("failed logins", "server.password.wrong-often", max(1, round(left)))

    def failed_once_more(self, where: str, account: str) -> None:
        """Remember a wrong password. It counts before it is compared, so that many at once are counted, too."""
        at = self.clock()
        times, since = self.failed.pop((where, account), (0, at))
        self.failed[where, account] = (1 if at - since > FORGOTTEN else times + 1, at)
        if len(self.failed) > REMEMBERED:
            self.failed.popitem(last=False)

    def forget(self, where: str, account: str) -> None:
        """Somebody has shown the right password."""
        self.failed.pop((where, account), None)


def wait_after(times: int) -> float:
    """The seconds that one waits after so many wrong passwords."""
    return 0.0 if times <= FREE else min(LONGEST, FIRST * 2.0 ** min(times - FREE - 1, 16))
