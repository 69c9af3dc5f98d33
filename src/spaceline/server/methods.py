"""What methods an address takes: HEAD wherever GET is, and whoever uses another is told which there are."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Method, Receive, Scope, Send

METHODS: tuple[Method, ...] = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NOT_ALLOWED = 405


class Methods:
    """Stands before the routing."""

    def __init__(self, inside: ASGIApp, app: Litestar) -> None:
        """Ask the application which methods there are."""
        self.inside, self.app = inside, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer HEAD as GET is answered, without the body; beside a refusal of a method stand those that there are."""
        if scope["type"] != ScopeType.HTTP:
            await self.inside(scope, receive, send)
            return
        is_head = scope["method"] == "HEAD"
        if is_head:
            scope["method"] = "GET"

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == NOT_ALLOWED:
                headers = MutableScopeHeaders.from_message(message)
                if "allow" not in headers:
                    headers["Allow"] = ", ".join(self.allowed(scope["path"]))
            if is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.inside(scope, receive, sent)

    def allowed(self, path: str) -> list[str]:
        """The methods that an address takes."""
        found = [method for method in METHODS if self.is_allowed(path, method)]
        return ["GET", "HEAD", *found[1:]] if found[:1] == ["GET"] else list(found)

    def is_allowed(self, path: str, method: Method) -> bool:
        """Whether an address takes a method."""
        try:
            self.app.asgi_router.handle_routing(path=path, method=method)
        except HTTPException:
            return False
        return True
