"""A match that is over, once more: for those who sat at it, and for whoever has its link for spectators."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath

from spaceline.core.data.leaves import PlayerId
from spaceline.core.view import SPECTATOR
from spaceline.server.languages import language_for
from spaceline.server.problems import REFUSED, missing
from spaceline.server.service import AnyRequest, Here, Service
from spaceline.server.storage.matches import Match
from spaceline.server.storage.people import Person
from spaceline.server.wire.replays import CoursePart, MatchAnalysis, MatchCourse

LONGEST = 9
"""Digits of the number of an answer."""


@get("/matches/{match:str}/course", summary="The turns of a match that is over", responses=REFUSED)
async def show_course(request: AnyRequest, service: Here, match: FromPath[str]) -> MatchCourse:
    """It is seen from the place of ``seat``, one of several of yours, or as by those with the link, by ``watch``."""
    found, viewer = await place_at(request, service, match)
    return await service.retelling.course(found, viewer)


@get("/matches/{match:str}/course/{first:str}", summary="Some answers of a match that is over", responses=REFUSED)
async def show_part(request: AnyRequest, service: Here, match: FromPath[str], first: FromPath[str]) -> CoursePart:
    """What happened after so many answers, a few of them or as many as there are in that turn, with nothing hidden."""
    found, viewer = await place_at(request, service, match)
    if not first.isascii() or not first.isdigit() or len(first) > LONGEST:
        raise missing()
    return await service.retelling.part(found, viewer, int(first))


@get("/matches/{match:str}/analysis", summary="What you can learn from a match that is over", responses=REFUSED)
async def show_analysis(request: AnyRequest, service: Here, match: FromPath[str]) -> MatchAnalysis:
    """How likely you were to win, and where another answer promised more; of ``seat``, one of several of yours."""
    person = await service.known(request)
    service.count("analysis", request, person)
    service.count("analyses of an address", request)
    found = await service.match_of(match, person)
    return await service.analysing.of(found, own_seat(request, found, person), language_for(request))


def own_seat(request: AnyRequest, match: Match, person: Person) -> PlayerId:
    """From which of their seats somebody looks at a match.

    Raises:
        ProblemError: they do not sit there.
    """
    seat = request.query_params.get("seat", "")
    seats = [player for player in match.held_by(person.id) if not seat or str(player) == seat]
    if not seats:
        raise missing()
    return seats[0]


async def place_at(request: AnyRequest, service: Service, match: str) -> tuple[Match, PlayerId]:
    """A match, and from where somebody looks at it.

    Raises:
        ProblemError: there is no such match, or they have no place at it, or they ask too often.
    """
    watch = request.query_params.get("watch")
    person = await service.person_of(request) if watch is not None else await service.known(request)
    service.count("replay", request, person)
    if watch is not None:
        watched = await service.storage.matches.watched_by(watch)
        if watched is None or watched.id != match:
            raise missing()
        return watched, SPECTATOR
    assert person is not None
    found = await service.match_of(match, person)
    return found, own_seat(request, found, person)


ROUTES = Router("/api", route_handlers=[show_course, show_part, show_analysis], tags=["matches"])
