"""Requests wait for their turn: each address has a few at a time, and a share of what the server can do."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from spaceline.server.people.work_shares import charged
from spaceline.server.problems import left
from spaceline.server.service import Service, address_of

REQUESTS = "requests of an address"


class RequestTurns:
    """Lets requests through, each as soon as it is its turn."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        """Stand before an application."""
        self.app, self.service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through. While its body is awaited, and once it is being answered, the next may come.

        Raises:
            ProblemError: there were too many, or its turn does not come in time, or whoever sends it has gone.
        """
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.service.count(REQUESTS, connection)
        async with self.service.shares.turn({REQUESTS: address_of(connection)}) as turn:
            is_whole = False

            async def received() -> ReceiveMessage:
                nonlocal is_whole
                message = await turn.without(receive())
                if message["type"] == "http.disconnect" and not is_whole:
                    raise left()
                is_whole = is_whole or not message.get("more_body", False)
                return message

            async def sent(message: Message) -> None:
                turn.end()
                await send(message)

            await charged(self.app(scope, received, sent))
