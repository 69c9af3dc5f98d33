"""What keeps the processor busy for long: done in one thread, so that the loop goes on, and nothing beside it.

Several threads that compute would take the processor from the loop by turns. Of one address one thing is done after
another, so that nobody else waits for more than one thing of theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from time import thread_time
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from spaceline.server.people.work_shares import PAYING, pay

T = TypeVar("T")


class Workbench:
    """The thread."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self.limiter = CapacityLimiter(1)

    async def do(self, deed: Callable[..., T], *given: Any) -> T:
        """Do something there; its time is paid by whoever it is done for."""
        spent: list[float] = []

        def timed() -> T:
            began = thread_time()
            try:
                return deed(*given)
            finally:
                spent.append(thread_time() - began)

        async with AsyncExitStack() as waiting:
            for account in PAYING.get():
                await waiting.enter_async_context(account.bench)
            try:
                return await to_thread.run_sync(timed, limiter=self.limiter)
            finally:
                pay(sum(spent))
