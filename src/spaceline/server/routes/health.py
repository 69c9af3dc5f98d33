"""How the server is, for machines that watch it."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, Router, get

from spaceline.server.problems import ProblemError, missing
from spaceline.server.service import AnyRequest, Here
from spaceline.server.settings import LOCAL_NAMES
from spaceline.server.wire.people import Health


@get("/health", summary="Whether the server answers, and something can be stored")
async def health(service: Here) -> Health:
    """503 within some seconds when the database does not answer (``database``) or stores nothing (``storing``)."""
    trouble = await service.storage.probe.trouble()
    if trouble:
        raise ProblemError(503, trouble, trouble)
    return Health("ok", version("spaceline"))


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics(request: AnyRequest, service: Here) -> Response[bytes]:
    """For this machine only, unless the settings open it."""
    shown_to = service.settings.metrics
    is_local = request.client is not None and request.client.host in LOCAL_NAMES
    if shown_to == "off" or (shown_to == "local" and not is_local):
        raise missing()
    service.telemetry.running.set(await service.storage.positions.count_running())
    return Response(service.telemetry.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = Router("/", route_handlers=[health, metrics], tags=["server"])
