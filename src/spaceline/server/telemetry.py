"""What is counted of the server's work, for ``/metrics`` and for the log."""

from __future__ import annotations

from time import perf_counter

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from spaceline.server.storage.forgetting import Forgotten

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.requests")
FORGETTING: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.forgetting")
BEGAN = "spaceline_began"
NOWHERE, OTHER = "none", "other"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT")
"""Whatever else a client calls a method is told as one: every label is kept for as long as the server runs."""
QUIET = ("/health", "/metrics")
"""Asked every few seconds by machines: counted, but not logged."""


class Telemetry:
    """Counts answers as they are sent; each server has a registry of its own."""

    def __init__(self) -> None:
        """Begin at zero."""
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "spaceline_requests", "Requests answered.", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "spaceline_request_seconds", "Time until an answer began.", ("route",), registry=self.registry
        )
        self.running = Gauge("spaceline_matches_running", "Matches that go on.", registry=self.registry)
        self.begun = Counter("spaceline_matches_begun", "Matches that have begun.", registry=self.registry)
        self.forgotten = Counter(
            "spaceline_forgotten", "Deleted because its time was over.", ("what",), registry=self.registry
        )
        for what in Forgotten.__struct_fields__:
            self.forgotten.labels(what)

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Look at what is sent."""
        if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
            return
        route = str(scope.get("path_template") or NOWHERE)
        status = message["status"]
        seconds = perf_counter() - float(scope["state"].get(BEGAN, perf_counter()))
        method = scope["method"] if scope["method"] in METHODS else OTHER
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        if route not in QUIET:
            LOG.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))

    def forgot(self, done: Forgotten) -> None:
        """Count and note what was deleted."""
        found = msgspec.structs.asdict(done)
        for what, count in found.items():
            self.forgotten.labels(what).inc(count)
        if any(found.values()):
            FORGETTING.info("forgotten", **found)

    def page(self) -> bytes:
        """The numbers in the form that Prometheus reads."""
        return generate_latest(self.registry)


class Clock:
    """Notes when a request came."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        scope["state"][BEGAN] = perf_counter()
        await self.app(scope, receive, send)
