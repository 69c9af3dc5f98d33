"""What somebody takes out of a match: the position as their seat may have it, and a report that holds it."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from spaceline.server.matches.exporting import exported
from spaceline.server.people.text_cleaning import cleaned_lines
from spaceline.server.problems import REFUSED, refused
from spaceline.server.service import AnyRequest, Here
from spaceline.server.wire.people import Report, Reported

KINDS = {"yaml": "application/yaml", "json": MediaType.JSON}


@get("/matches/{match:str}/export", summary="The position, as a file", responses=REFUSED)
async def export(request: AnyRequest, service: Here, match: FromPath[str]) -> Response[bytes]:
    """Of a match among several people that goes on, what your seat sees; otherwise all of it."""
    person = await service.known(request)
    service.count("export", request, person)
    found = await service.match_of(match, person)
    file = await exported(service.storage.positions, found, person)
    headers = {"Content-Disposition": f'attachment; filename="spaceline-{found.id}.{file.suffix}"'}
    return Response(file.data, headers=headers, media_type=KINDS[file.suffix])


@post("/matches/{match:str}/reports", summary="Say that something is wrong here", responses=REFUSED)
async def report(request: AnyRequest, service: Here, match: FromPath[str], data: JSONBody[Report]) -> Reported:
    """The position is kept with it, as you may export it."""
    person = await service.known(request)
    text = cleaned_lines(data.text)
    if not text:
        raise refused("empty", "report.empty")
    service.count("report", request, person)
    service.count("reports of an address a day", request)
    found = await service.match_of(match, person)
    file = await exported(service.storage.positions, found, person)
    return Reported(await service.storage.talk.report(found.id, person.id, text, file.data))


ROUTES = Router("/api", route_handlers=[export, report], tags=["matches"])
