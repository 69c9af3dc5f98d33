"""The client in the browser: every address that is nobody else's."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from spaceline.server.languages import language_for, words_for
from spaceline.server.pages.client import START, Client, not_built
from spaceline.server.problems import missing
from spaceline.server.service import AnyRequest

OURS = ("api", "docs", "health", "images", "metrics")
"""First words of addresses under which there is no page."""
PAGES = ("", "match", "watch", "join", "cards", "decks", "learn", "account")
"""First words of the pages of the client; at any other address it says that there is none."""
MISSING = 404


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_client(request: AnyRequest, client: NamedDependency[Client], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its start page."""
    first = path.strip("/").partition("/")[0]
    if first in OURS:
        raise missing()
    asset = client.asset(path)
    if asset is None:
        if client.assets:
            raise missing()
        return Response(
            not_built(words_for(request), language_for(request)), status_code=503, media_type=MediaType.HTML
        )
    is_missing = client.is_start(asset) and first not in (*PAGES, START)
    headers = {"ETag": asset.etag, "Cache-Control": asset.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.etag and not is_missing:
        return Response(b"", status_code=304, headers=headers)
    data = asset.data
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = asset.packed
        headers["Content-Encoding"] = "gzip"
    status = MISSING if is_missing else 200
    return Response(data, headers=headers, media_type=asset.kind, status_code=status)


ROUTES = Router("/", route_handlers=[show_client])
