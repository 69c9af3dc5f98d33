"""Lessons: what can be learned, and sitting down at a chapter."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from spaceline.lab.lessons.reading import UnknownLesson, lesson_of
from spaceline.server.languages import language_for
from spaceline.server.matches.lessons import listed, seats_of
from spaceline.server.problems import REFUSED, missing
from spaceline.server.service import AnyRequest, Here
from spaceline.server.wire.lessons import LessonBegun, LessonsOfEdition, LessonWanted


@get("/lessons", summary="What can be learned", responses=REFUSED)
async def show_lessons(request: AnyRequest, service: Here) -> list[LessonsOfEdition]:
    """Open to everybody; with what one has done, for whoever has come in."""
    person = await service.person_of(request)
    kept = await service.storage.lessons.of_person(person.id) if person is not None else {}
    return list(listed(kept, language_for(request)))


@post("/lessons/{edition:str}/{chapter:str}", summary="Learn a chapter", status_code=200, responses=REFUSED)
async def learn(
    request: AnyRequest, service: Here, edition: FromPath[str], chapter: FromPath[str], data: JSONBody[LessonWanted]
) -> LessonBegun:
    """Where it was left; from its beginning where it was done, or is wanted anew. Its match is like any other."""
    person = await service.known(request)
    service.count("lessons of an address", request)
    service.count("lesson", request, person)
    try:
        lesson = lesson_of(f"{edition}/{chapter}")
    except UnknownLesson as error:
        raise missing() from error
    kept = (await service.storage.lessons.of_person(person.id)).get(lesson.key)
    if kept is not None and kept.match is not None and kept.is_open and not data.anew:
        return LessonBegun(kept.match)
    seats = seats_of(lesson, person, language_for(request))
    match = await service.storage.lessons.begin(person.id, lesson.key, lesson.scenario.ruleset, seats)
    await service.begin_if_full(request.app, match, language_for(request))
    return LessonBegun(match)


ROUTES = Router("/api", route_handlers=[show_lessons, learn], tags=["lessons"])
