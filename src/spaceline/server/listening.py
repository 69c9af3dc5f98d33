"""uvicorn as this server runs it: its protocols tell the limiter what connections wait for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from typing import Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spaceline.server.connection_limits import ANSWER, BODY, HEADERS, SOCKET, ConnectionLimiter
from spaceline.server.logs import LoopErrors
from spaceline.server.periodic_tasks import repeat_every
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
        """A socket begins."""
        super().handle_websocket_upgrade(event)
        self.config.limiter.waits_for(self.transport, SOCKET)


class Sockets(WebSocketsSansIOProtocol):
    """A connection with a WebSocket."""

    config: Config

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
