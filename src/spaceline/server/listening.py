"""uvicorn as this server runs it: its protocols tell the limiter what connections wait for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import SecurityError
from websockets.http11 import Response
from websockets.server import ServerProtocol

from spaceline.server.connection_limits import ANSWER, BODY, HANDSHAKE, HEADERS, SOCKET, ConnectionLimiter
from spaceline.server.logs import LoopErrors
from spaceline.server.periodic_tasks import repeat_every
from spaceline.server.problems import ProblemError
from spaceline.server.security import Headers
from spaceline.server.settings import Settings
from spaceline.server.wire.messages import LONGEST_MESSAGE

if sys.platform != "win32":
    import resource

BACKLOG = 512
"""So many who have come wait in the system until they are let in."""
LET_IN = 8
"""So many are let in before anything else happens. They are counted a few steps later, and only then may one be cut
off: several times as many files must be to spare."""
SPARE_FILES = 96
"""So many files are not for connections: the database, the processes of the computer players, those just let in."""
FEWEST_CONNECTIONS, MOST_CONNECTIONS = 16, 8192
FAREWELL_SECONDS = 5
LOOKING_THROUGH = 1.0
LONGEST_FRAME = 4 * LONGEST_MESSAGE
"""What is a little too long is refused with a sentence; beyond this the socket is closed."""
MALFORMED, TOO_LARGE = 400, 431
PHASES = {h11.IDLE: HEADERS, h11.SEND_BODY: BODY}
"""By how far the other side is with its request."""


class Config(uvicorn.Config):
    """How uvicorn serves, with the connections that are open."""

    def __init__(self, app: Any, settings: Settings) -> None:
        """Serve an application; as many at once as files may be open."""
        super().__init__(
            app,
            http=Requests,
            ws=Sockets,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=FAREWELL_SECONDS,
            backlog=LET_IN,
        )
        most = max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, open_files() - SPARE_FILES))
        each = min(settings.connections, most // 2) if settings.is_limited else most
        self.answer_headers = {**Headers(settings).headers, "Cache-Control": "no-store"}
        """Of the answers that are given before a request has reached the application."""
        self.limiter = ConnectionLimiter(
            most, each, ProxyHeadersMiddleware(app, settings.proxies).trusted_hosts.__contains__
        )


class Server(uvicorn.Server):
    """Serves, and looks again and again through what is open."""

    config: Config

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody ends it."""
        asyncio.get_running_loop().set_exception_handler(LoopErrors())
        looking = asyncio.create_task(repeat_every(self.look_through, LOOKING_THROUGH))
        try:
            await super().serve(sockets)
        finally:
            looking.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors; uvicorn has only one number for who may wait and who is let in at once."""
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(BACKLOG)

    async def look_through(self) -> None:
        """Look through the connections."""
        self.config.limiter.look_through()


class Requests(H11Protocol):
    """A connection with requests."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.config.limiter.came(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self.config.limiter.left(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come; who has become a socket meanwhile is no matter of ours any more."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.note()

    def on_response_complete(self) -> None:
        """An answer has been given."""
        super().on_response_complete()
        if self.transport.get_protocol() is self:
            self.note()

    def note(self) -> None:
        """Tell what is waited for."""
        self.config.limiter.waits_for(self.transport, PHASES.get(self.conn.their_state, ANSWER))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket begins; one that the library behind it cannot read is answered here, for that says nothing."""
        super().handle_websocket_upgrade(event)
        self.config.limiter.waits_for(self.transport, HANDSHAKE)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Sockets)
        if socket.conn.handshake_exc is not None and not socket.handshake_initiated:
            self.refuse(TOO_LARGE if isinstance(socket.conn.handshake_exc, SecurityError) else MALFORMED)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        self.refuse(MALFORMED)

    def refuse(self, status: int) -> None:
        """Answer as every other request that makes no sense is answered, and close the connection."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            said = msgspec.json.encode(ProblemError(status).problem())
            form = {"Content-Type": "application/json", "Content-Length": str(len(said)), "Connection": "close"}
            headers = list({**self.config.answer_headers, **form}.items())
            for part in (h11.Response(status_code=status, headers=headers), h11.Data(data=said), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()


class Handshake(ServerProtocol):
    """A WebSocket in the making; what is refused bears the headers of every answer."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        """Wait for the handshake."""
        super().__init__(max_size=LONGEST_FRAME, logger=logging.getLogger("uvicorn.error"))
        self.headers = headers

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """The answer to a handshake that is refused."""
        response = super().reject(status, text)
        response.headers.update(self.headers)
        return response


class Sockets(WebSocketsSansIOProtocol):
    """A connection with a WebSocket."""

    config: Config

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        """Wait for the handshake."""
        super().__init__(config, server_state, app_state)
        self.conn = Handshake(config.answer_headers)

    async def send(self, message: ASGISendEvent) -> None:
        """The application says something: from the time it has accepted the socket, that has times of its own."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.config.limiter.waits_for(self.transport, SOCKET)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self.config.limiter.left(self.transport)
        super().connection_lost(exc)


def open_files() -> int:
    """How many files this process may have open, after asking for as many as it can get; elsewhere no such bound."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft
