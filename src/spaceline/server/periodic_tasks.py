"""What a server does beside, every now and then, for as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.periodic_tasks")


async def repeat_every(deed: Callable[[], Coroutine[Any, Any, None]], seconds: float, *, first: float = 0) -> None:
    """Do something every so many seconds; what goes wrong is noted, and does not keep it from the next time."""
    wait = first or seconds
    while True:
        await asyncio.sleep(wait)
        wait = seconds
        try:
            await deed()
        except Exception:
            LOG.exception("a periodic task failed", task=deed.__name__)
