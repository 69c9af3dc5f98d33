"""The faces of cards, the same for everybody."""

from __future__ import annotations

from anyio import to_thread
from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from spaceline.editions import UnknownRuleset
from spaceline.presentation.model.faces import Face
from spaceline.server.languages import language_for
from spaceline.server.pages.face_book import faces_of
from spaceline.server.pages.images import Images
from spaceline.server.problems import REFUSED, missing
from spaceline.server.service import AnyRequest, Here


@get("/faces/{ruleset:str}", summary="The faces of all cards of an edition", responses=REFUSED)
async def show_faces(
    request: AnyRequest, service: Here, images: NamedDependency[Images], ruleset: FromPath[str]
) -> Response[bytes]:
    """They change with a new version and with pictures only: a browser that has them asks whether they are the same."""
    service.count("faces", request)
    try:
        book = await to_thread.run_sync(lambda: faces_of(ruleset, images.pictures(), language_for(request)))
    except UnknownRuleset as error:
        raise missing() from error
    headers = {"ETag": f'"{book.etag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(book.packed, headers=headers, media_type=MediaType.JSON)
    return Response(book.json, headers=headers, media_type=MediaType.JSON)


ROUTES = Router("/api", route_handlers=[show_faces], tags=["cards"], signature_types=[Face])
