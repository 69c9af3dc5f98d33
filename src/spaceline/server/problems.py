"""What goes wrong with a request, said as a ``Problem``: a reason for programs and a sentence for people.

Nothing of the inside is told: no path, no statement, no trace. What does not exist and what is not for the one who
asks are told alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from spaceline.core.data.wordings import ENGLISH, SaidError
from spaceline.presentation.lexicon.english import sayings
from spaceline.server.languages import words_for
from spaceline.server.logs import Seldom
from spaceline.server.storage.database import UNABLE
from spaceline.server.wire.people import Problem

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.server")

REASONS = {
    400: "malformed",
    401: "unknown",
    403: "forbidden",
    404: "missing",
    405: "method",
    413: "too-large",
    415: "form",
    499: "left",
    431: "too-large",
    429: "too-often",
    500: "broken",
    503: "busy",
}
"""By the status: the usual reason, which has a sentence of that name (``server.missing``)."""
UNABLE_LOG = Seldom()
LOST = 500
FIELDS: Mapping[str, tuple[str, Mapping[str, int]]] = {
    "password": ("server.password.length", {}),
    "name": ("server.name.length", {"most": 30}),
}
"""What is said to people of a field that they have filled in wrongly, which is the reason."""
REFUSED = {
    status: ResponseSpec(Problem, generate_examples=False, description=sayings()[f"server.{REASONS[status]}"])
    for status in (400, 401, 403, 404, 429)
}
"""How every route may refuse, for the reference."""


class ProblemError(SaidError):
    """A request that is refused."""

    def __init__(self, status: int, reason: str = "", key: str = "", *, wait: int = 0, **values: object) -> None:
        """Refuse with a status; ``wait`` tells the seconds after which it may be asked again."""
        self.status, self.wait, self.reason = status, wait, reason or REASONS[status]
        key = f"server.{key or REASONS[status]}"
        super().__init__(key, sayings()[key], **values)

    def problem(self, templates: Mapping[str, str] = ENGLISH) -> Problem:
        """How it is told in the language of the templates."""
        return Problem(self.reason, self.said(templates))


def refused(reason: str, key: str, **values: object) -> ProblemError:
    """Something that was asked for cannot be."""
    return ProblemError(400, reason, key, wait=0, **values)


def left() -> ProblemError:
    """Whoever asks has gone before all of it was sent: their doing, not ours."""
    return ProblemError(499)


def missing() -> ProblemError:
    """There is no such thing, or none for the one who asks."""
    return ProblemError(404)


def answer(error: ProblemError, templates: Mapping[str, str] = ENGLISH) -> Response[Problem]:
    """What is sent to a request that is refused, in the language of the templates."""
    headers = {"Retry-After": str(error.wait)} if error.wait else {}
    return Response(error.problem(templates), status_code=error.status, headers=headers, media_type="application/json")


def told(request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    """The answer to a request that is refused, in the language of whoever asks."""
    return answer(error, words_for(request).templates)


def on_problem(request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    """Answer what our own routes refuse."""
    return told(request, error)


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Answer a body that is not of the form asked for; what is said about it names fields, nothing else."""
    found = [it for it in error.extra or [] if isinstance(it, dict)]
    if len(found) == 1 and (of_field := FIELDS.get(str(found[0].get("key", "")))):
        key, values = of_field
        return told(request, refused(str(found[0]["key"]), key.removeprefix("server."), **values))
    said = [str(it.get("message", "")) for it in found]
    sentence = "; ".join(part for part in said if part)
    return told(request, ProblemError(400, "", "malformed.because" if sentence else "", what=sentence))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses."""
    status = error.status_code if error.status_code in REASONS else 400
    return told(request, ProblemError(status if error.status_code < LOST else LOST))


def on_malformed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a body that cannot be read, or is nested deeper than anything we ask for."""
    return told(request, ProblemError(400))


def on_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer when the mistake is ours, and note it."""
    LOG.error("broken", route=request.scope.get("path_template", ""), exc_info=error)
    return told(request, ProblemError(LOST))


def on_unable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer while the database cannot do it; that is noted once a minute, with how often it was."""
    why = type(getattr(error, "orig", None) or error).__name__
    if count := UNABLE_LOG.count(why):
        LOG.warning("the database cannot do it just now", why=why, times=count)
    return told(request, ProblemError(503))


HANDLERS: dict[type[Exception] | int, Any] = {
    ProblemError: on_problem,
    ValidationException: on_validation,
    HTTPException: on_http,
    SerializationException: on_malformed,
    RecursionError: on_malformed,
    UnicodeDecodeError: on_malformed,
    **dict.fromkeys(UNABLE, on_unable),
    Exception: on_lost,
}
