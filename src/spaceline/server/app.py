"""The application: routes, what stands before them, and what is opened and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from typing import Any

from anyio import to_thread
from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.events import EventListener, listener
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.routes import HTTPRoute

from spaceline.core.decoding import built
from spaceline.server.matches.dealing import Deal, deal as usual_deal
from spaceline.server.methods import Methods
from spaceline.server.pages.client import client_of
from spaceline.server.pages.images import Images
from spaceline.server.pages.reference import Reference
from spaceline.server.people.failed_logins import FailedLogins
from spaceline.server.people.limits import Limits
from spaceline.server.people.mailing import post_of
from spaceline.server.people.work_shares import WorkShares
from spaceline.server.problems import HANDLERS, answer, missing
from spaceline.server.request_turns import RequestTurns
from spaceline.server.routes import (
    accounts,
    cards,
    client,
    decks,
    faces,
    health,
    images,
    lessons,
    matches,
    people,
    replays,
    reports,
)
from spaceline.server.security import BODY_BYTES, Headers, OriginCheck
from spaceline.server.service import MATCH_BEGUN, Service
from spaceline.server.settings import Settings
from spaceline.server.storage import Storage, prepare
from spaceline.server.telemetry import Clock, Telemetry

ABOUT = (
    "People, matches and cards. Changes are sent as JSON with the Origin of the page and, once there is a cookie, "
    "the header X-CSRF-Token with the token of /api/me. The game itself goes over a WebSocket."
)

ROOMS = (people, accounts, matches, replays, lessons, cards, decks, reports, faces, images, health, client)
"""The routes, in the order in which the reference tells them."""


def create_app(settings: Settings, *, plugins: Sequence[InitPlugin] = (), deal: Deal = usual_deal) -> Litestar:
    """A server; ``plugins`` add rooms to it, such as the live matches."""
    service = service_of(settings, deal)
    pages, pictures = client_of(settings), Images(settings.card_images)
    app = Litestar(
        route_handlers=[it.ROUTES for it in ROOMS],
        dependencies={
            "service": Provide(lambda: service, use_cache=True, sync_to_thread=False),
            "client": Provide(lambda: pages, use_cache=True, sync_to_thread=False),
            "images": Provide(lambda: pictures, use_cache=True, sync_to_thread=False),
        },
        middleware=[
            DefineMiddleware(Clock),
            DefineMiddleware(OriginCheck, settings=settings),
            DefineMiddleware(RequestTurns, service=service),
        ],
        before_send=[Headers(settings), service.telemetry],
        exception_handlers=HANDLERS,
        lifespan=[opened(service)],
        listeners=[noted(service)],
        openapi_config=OpenAPIConfig(
            "Spaceline",
            version("spaceline"),
            description=ABOUT,
            path="/docs",
            openapi_router=Router("/docs", route_handlers=[], include_in_schema=False, after_request=told_alike),
            use_handler_docstrings=True,
            render_plugins=[Reference(), JsonRenderPlugin()],
        ),
        plugins=list(plugins),
        request_max_body_size=BODY_BYTES,
        state=State({"service": service}),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Methods(app.asgi_handler, app)
    return with_types_built(app)


def with_types_built(app: Litestar) -> Litestar:
    """A server for whose routes the framework decodes into nothing that is not built."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else (route.route_handler,):
            built(handler.signature_model)
    return app


def service_of(settings: Settings, deal: Deal) -> Service:
    """What the routes work with."""
    return Service(
        settings,
        Storage(settings),
        Limits(is_limited=settings.is_limited),
        WorkShares(is_limited=settings.is_limited),
        Telemetry(),
        deal,
        failed_logins=FailedLogins(is_limited=settings.is_limited),
        post=post_of(settings),
    )


def told_alike(response: Response[Any]) -> Response[Any]:
    """What is missing in the reference is told as it is everywhere; the framework has a page of its own for it."""
    return answer(missing()) if response.status_code == missing().status else response


def opened(service: Service) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What is opened before the first request and closed after the last."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await to_thread.run_sync(prepare, service.settings)
        try:
            yield
        finally:
            await service.storage.close()

    return lifespan


def noted(service: Service) -> EventListener:
    """Counts matches that begin."""

    @listener(MATCH_BEGUN)
    async def count(match: str) -> None:
        service.telemetry.begun.inc()

    return count
