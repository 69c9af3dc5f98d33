"""Those who reach a limit: what they are told, and what the log hears of it."""

from __future__ import annotations

import structlog

from spaceline.server.logs import Seldom
from spaceline.server.problems import ProblemError

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.limits")


class RefusalLog:
    """Notes which limits are reached, each once a minute with how often it was; nobody is named."""

    def __init__(self) -> None:
        """Begin with nothing noted."""
        self.seldom = Seldom()

    def refused(self, kind: str, sentence: str, wait: int = 0) -> ProblemError:
        """What somebody is told who has reached a limit; ``wait`` tells the seconds after which there is more."""
        if count := self.seldom.count(kind):
            LOG.warning("a limit was reached", limit=kind, times=count)
        again = f" Try again in {told(wait)}." if wait else ""
        return ProblemError(429, "too-often", f"{sentence}{again}", wait=wait)


def told(seconds: int) -> str:
    """A time in words."""
    return f"{seconds} second{'s' if seconds > 1 else ''}"
