"""What goes wrong with a request, said as a ``Problem``: a reason for programs and a sentence for people.

Nothing of the inside is told: no path, no statement, no trace. What does not exist and what is not for the one who
asks are told alike.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from spaceline.server.logs import Seldom
from spaceline.server.storage.database import UNABLE
from spaceline.server.wire.people import Problem

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.server")

SENTENCES = {
    400: ("malformed", "This is not what was asked for."),
    401: ("unknown", "Give yourself a name first."),
    403: ("forbidden", "That is not allowed."),
    404: ("missing", "There is nothing here."),
    405: ("method", "That cannot be done here."),
    413: ("too-large", "That is too much at once."),
    415: ("form", "This is to be sent as application/json."),
    499: ("left", "Nobody waits for this any more."),
    431: ("too-large", "That is too much at once."),
    429: ("too-often", "That was too often."),
    500: ("broken", "Something is broken here. It has been noted."),
    503: ("busy", "This cannot be done just now."),
}
UNABLE_LOG = Seldom()
LOST = 500
FIELDS = {
    "password": ("password", "A password has 8 to 200 letters."),
    "name": ("name", "A name has 1 to 30 letters."),
}
"""What is said to people of a field that they have filled in wrongly, with the reason."""
REFUSED = {
    status: ResponseSpec(Problem, generate_examples=False, description=SENTENCES[status][1])
    for status in (400, 401, 403, 404, 429)
}
"""How every route may refuse, for the reference."""


class ProblemError(Exception):
    """A request that is refused."""

    def __init__(self, status: int, reason: str = "", sentence: str = "", *, wait: int = 0) -> None:
        """Refuse with a status; ``wait`` tells the seconds after which it may be asked again."""
        usual, said = SENTENCES[status]
        self.status, self.wait = status, wait
        self.problem = Problem(reason or usual, sentence or said)
        super().__init__(self.problem.sentence)


def refused(reason: str, sentence: str) -> ProblemError:
    """Something that was asked for cannot be."""
    return ProblemError(400, reason, sentence)


def left() -> ProblemError:
    """Whoever asks has gone before all of it was sent: their doing, not ours."""
    return ProblemError(499)


def missing() -> ProblemError:
    """There is no such thing, or none for the one who asks."""
    return ProblemError(404)


def answer(error: ProblemError) -> Response[Problem]:
    """The answer to a request that is refused."""
    headers = {"Retry-After": str(error.wait)} if error.wait else {}
    return Response(error.problem, status_code=error.status, headers=headers, media_type="application/json")


def on_problem(_: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    """Answer what our own routes refuse."""
    return answer(error)


def on_validation(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Answer a body that is not of the form asked for; what is said about it names fields, nothing else."""
    found = [it for it in error.extra or [] if isinstance(it, dict)]
    if len(found) == 1 and (of_field := FIELDS.get(str(found[0].get("key", "")))):
        return answer(ProblemError(400, *of_field))
    told = [str(it.get("message", "")) for it in found]
    sentence = "; ".join(part for part in told if part)
    return answer(ProblemError(400, "malformed", f"This is not what was asked for: {sentence}." if sentence else ""))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses."""
    status = error.status_code if error.status_code in SENTENCES else 400
    return answer(ProblemError(status if error.status_code < LOST else LOST))


def on_malformed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a body that cannot be read, or is nested deeper than anything we ask for."""
    return answer(ProblemError(400))


def on_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer when the mistake is ours, and note it."""
    LOG.error("broken", route=request.scope.get("path_template", ""), exc_info=error)
    return answer(ProblemError(LOST))


def on_unable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer while the database cannot do it; that is noted once a minute, with how often it was."""
    why = type(getattr(error, "orig", None) or error).__name__
    if count := UNABLE_LOG.count(why):
        LOG.warning("the database cannot do it just now", why=why, times=count)
    return answer(ProblemError(503))


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
