"""Those who reach a limit: what they are told, and what the log hears of it."""

from __future__ import annotations

import structlog

from spaceline.presentation.lexicon.english import saying
from spaceline.server.logs import Seldom
from spaceline.server.problems import ProblemError

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.limits")


class RefusalLog:
    """Notes which limits are reached, each once a minute with how often it was; nobody is named."""

    def __init__(self) -> None:
        """Begin with nothing noted."""
        self.seldom = Seldom()

    def refused(self, kind: str, key: str, wait: int = 0) -> ProblemError:
        """What somebody is told who has reached a limit; ``wait`` tells the seconds after which there is more."""
        if count := self.seldom.count(kind):
            LOG.warning("a limit was reached", limit=kind, times=count)
        if not wait:
            return ProblemError(429, "too-often", key.removeprefix("server."))
        time = saying(f"server.seconds.{'more' if wait > 1 else 'one'}", number=wait)
        return ProblemError(429, "too-often", "too-often.wait", wait=wait, why=saying(key), time=time)
