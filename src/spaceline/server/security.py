"""What every request must satisfy, and what every answer says to the browser.

A change of anything must come from a page of ours: the ``Origin`` that browsers add to it is ours, it is JSON (which
no form of another site can send), and whoever has a cookie brings the token that belongs to it. The handshake of a
WebSocket has no token, so its ``Origin`` is what counts. A server for this machine alone answers to its names only.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spaceline.server.people.cookies import HEADER, is_change_token, token_of
from spaceline.server.problems import ProblemError
from spaceline.server.settings import Settings

BODY_BYTES = 64 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
REFUSED_SOCKET = 4403
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
YEAR = 31_536_000


class Headers:
    """Adds to every answer, those to mistakes too, what browsers are to hold to."""

    def __init__(self, settings: Settings) -> None:
        """Settle the headers once."""
        self.headers = dict(HEADERS)
        if settings.is_secure:
            self.headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Look at what is sent."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self.headers.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"


class OriginCheck:
    """Lets through what comes from a page of ours."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Stand before an application."""
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request.

        Raises:
            ProblemError: it does not come from a page of ours.
        """
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not (self.is_addressed(connection) and self.is_ours(connection)):
                await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": "origin"})
                return
        elif not self.is_addressed(connection):
            raise ProblemError(403, "host", "host")
        elif scope["method"] not in SAFE:
            self.check_change(connection)
        await self.app(scope, receive, send)

    def check_change(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Check a request that changes something.

        Raises:
            ProblemError: it does not come from a page of ours.
        """
        if not self.is_ours(connection):
            raise ProblemError(403, "origin", "origin")
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().casefold()
        if has_body(connection) and kind != "application/json":
            raise ProblemError(415)
        token = token_of(self.settings, connection)
        if token and not is_change_token(token, connection.headers.get(HEADER, "")):
            raise ProblemError(403, "token", "token")

    def is_addressed(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the request is addressed to a name of this server."""
        return self.settings.is_host(connection.headers.get("host", ""))

    def is_ours(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the page that asks is ours; a request that does not tell its page is not."""
        origin = connection.headers.get("origin", "")
        if self.settings.origin and origin == self.settings.origin:
            return True
        host = connection.headers.get("host", "")
        return not self.settings.is_secure and bool(host) and origin in (f"http://{host}", f"https://{host}")


def has_body(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request brings something."""
    headers = connection.headers
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
