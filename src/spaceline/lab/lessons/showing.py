"""A lesson as its learner is shown it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.leaves import EntityId, PlayerId
from spaceline.core.view import outward
from spaceline.lab.lessons.course import opening
from spaceline.lab.lessons.format import LEARNER, Lesson, LessonStep
from spaceline.lab.lessons.playing import LessonGame
from spaceline.lab.lessons.reading import UnknownLesson, lessons
from spaceline.lab.lessons.words import words_of
from spaceline.lab.scenarios.phrases import meanings
from spaceline.presentation.model.lesson import LessonNow

LOST, DONE, WAIT = "lost", "done", "wait"


def following(lesson: Lesson) -> str:
    """The chapter after one; empty after the last of its edition."""
    keys = [key for key, it in lessons().items() if it.edition == lesson.edition]
    return next(iter(keys[keys.index(lesson.key) + 1 :]), "")


def lesson_shown(game: LessonGame, viewer: PlayerId) -> LessonNow | None:
    """Where a lesson stands, for the learner; nobody else is told."""
    if viewer != LEARNER:
        return None
    try:
        lesson = game.lesson
    except UnknownLesson:
        return LessonNow("", "", 0, 0, 0, game.words_of(viewer).say("lesson.lost"), LOST)
    words = words_of(lesson, game.language_of(viewer))
    now = game.standing_now
    number = now.step if now is not None else 0
    before = sum(1 for step in lesson.steps[:number] if not step.play)
    base = LessonNow(
        lesson.key, words.title, number, before + 1, len(lesson.told), "", DONE, following=following(lesson)
    )
    if now is None:
        return replace(base, told=game.words_of(viewer).say("lesson.lost"), kind=LOST)
    latest = own_before(lesson, number)
    said = words.of(latest).after if latest is not None else ""
    step = game.step
    if step is None:
        return replace(base, told=words.parting, kind=DONE, after=said)
    if step.play:
        told = words.of(step).told if step.name else game.words_of(viewer).say("lesson.wait")
        return replace(base, told=told, kind=WAIT, number=before)
    own = words.of(step)
    return replace(
        base,
        told=own.told,
        kind=kind_of(step),
        hint=own.hint,
        after=said,
        things=tuple(dict.fromkeys(things(game, step))),
        parts=step.show,
    )


def own_before(lesson: Lesson, number: int) -> LessonStep | None:
    """The step of the learner before one."""
    return next((step for step in reversed(lesson.steps[:number]) if not step.play), None)


def kind_of(step: LessonStep) -> str:
    """What the learner does in a step."""
    if step.ask:
        return "ask"
    return "read" if step.is_read else "do"


def things(game: LessonGame, step: LessonStep) -> Iterator[EntityId]:
    """What a step points to, in the numbers of the learner, as far as they can tell it apart."""
    state = game.session.state
    at = opening(game.lesson.key).trial()
    at.state = state
    number_of = outward(state, LEARNER)
    for name in (*step.point, *((step.ask,) if step.ask else ())):
        yield from (found for entity in meanings(at, name) if (found := number_of(entity)))
