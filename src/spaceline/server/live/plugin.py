"""The live matches as a part of the application."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import to_thread
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.plugins import InitPlugin

from spaceline.server.live import hearing
from spaceline.server.live.computers import Computers
from spaceline.server.live.match_registry import MatchRegistry
from spaceline.server.live.socket import sit_at
from spaceline.server.matches.offers import lobby


class LiveMatches(InitPlugin):
    """Adds the sockets, and what must run beside them."""

    def __init__(self, *, is_warmed: bool = True) -> None:
        """With ``is_warmed`` rules and cards are loaded at the start, here and by the computer players."""
        self.is_warmed = is_warmed

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Add the socket and the registry."""
        app_config.route_handlers.append(sit_at)
        app_config.lifespan.append(self.opened)
        return app_config

    @asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncIterator[None]:
        """The registry, for as long as the application runs."""
        service = app.state.service
        registry = MatchRegistry(app, service, Computers(service.settings.workers, service.settings.move_seconds))
        app.state.registry = registry
        sys.setswitchinterval(SWITCHING)
        service.session_hearers.append(registry.sessions_ended)
        service.match_hearers.append(registry.are_called_otherwise)
        if self.is_warmed:
            registry.computers.warm()
            registry.begin(to_thread.run_sync(load_rules))
        await registry.uptime.begin()
        await registry.time.is_doubted()
        beside = [asyncio.create_task(it) for it in (*registry.periodic_tasks, *hearing.beside(registry))]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            service.session_hearers.remove(registry.sessions_ended)
            service.match_hearers.remove(registry.are_called_otherwise)
            await registry.close()


SWITCHING = 0.000_5
"""Seconds after which a thread that computes lets the loop go on. With Python's usual five milliseconds others waited
nearly twice as long while somebody let decks be looked at (``benchmarks/attack.py``)."""
GARBAGE = (5_000, 20, 10)
"""When Python's collector of garbage looks. With its usual (700, 10, 10) it looked at each answer, mostly at what was
still in use: 6 % of the processor's time, and up to 50 ms at once in which nobody was answered (60 matches)."""


def load_rules() -> None:
    """Load all rules and cards. They stay: the collector of garbage need not look at them again and again.

    (Looking through them takes a fifth of a second, in which nobody would be answered.)
    """
    lobby()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
