"""Pictures of cards from the folder of whoever keeps the server."""

from __future__ import annotations

from anyio import to_thread
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from spaceline.server.pages.images import ADDRESS, Images
from spaceline.server.problems import REFUSED, missing
from spaceline.server.service import AnyRequest


@get("/{name:str}", summary="A picture of a card, where there is one", responses=REFUSED)
async def show_image(request: AnyRequest, images: NamedDependency[Images], name: FromPath[str]) -> Response[bytes]:
    """Its address is told by the face of the card."""
    found = await to_thread.run_sync(images.image, name)
    if found is None:
        raise missing()
    image, data = found
    headers = {"ETag": f'"{image.version}"', "Cache-Control": image.caching(request.url.query)}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=image.kind)


ROUTES = Router(ADDRESS, route_handlers=[show_image], tags=["cards"])
