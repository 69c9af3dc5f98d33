"""The live matches as a part of the application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.plugins import InitPlugin

from spaceline.server.live.computers import Computers
from spaceline.server.live.hall import Hall
from spaceline.server.live.socket import sit_at


class LiveMatches(InitPlugin):
    """Adds the sockets, and what must run beside them."""

    def __init__(self, *, is_warmed: bool = True) -> None:
        """With ``is_warmed`` the computer players load the rules at the start, and not before their first move."""
        self.is_warmed = is_warmed

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Add the socket and the hall."""
        app_config.route_handlers.append(sit_at)
        app_config.lifespan.append(self.opened)
        return app_config

    @asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncIterator[None]:
        """The hall, for as long as the application runs."""
        service = app.state.service
        hall = Hall(app, service, Computers(service.settings.workers, service.settings.move_seconds))
        app.state.hall = hall
        if self.is_warmed:
            hall.computers.warm()
        await hall.wait_on_clocks()
        beside = [asyncio.create_task(it) for it in (hall.sweep(), hall.news.listen(), hall.news.announce())]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await hall.close()
