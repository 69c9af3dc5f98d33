"""How far a lesson is: what has been answered is compared, from its beginning, with what the steps wait for.

Nothing of it is stored: a game that goes back, or comes out of storage, stands where its answers say.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.codec import load, save
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.lab.lessons.format import Lesson, LessonStep
from spaceline.lab.lessons.reading import lesson_of
from spaceline.lab.scenarios.acting import act
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.naming import NameProblem
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.lab.scenarios.setting import set_table
from spaceline.presentation import is_in_order, text_of

AnswersInTurn = tuple[Answer, ...]


class OffCourse(Exception):
    """The game has gone another way than the lesson: it was begun when the chapter was another."""


class LessonStanding(msgspec.Struct, frozen=True):
    """Where a lesson stands."""

    step: int
    """The number of the step that is open, from 0; that of all steps once none is."""
    ways: tuple[AnswersInTurn, ...] = ()
    """What would do the next thing of the step, in the numbers of the table: any of these, answer after answer."""


@cache
def opening(key: str) -> TableSetting:
    """The table of a chapter under the ruleset as it is played: to be copied, never changed.

    Raises:
        ScenarioError: a name on it means nothing, or it holds a card that scenarios bring with them.
    """
    lesson = lesson_of(key)
    at = set_table(lesson.scenario)
    rules = ruleset(lesson.scenario.ruleset)
    strange = sorted({leaf.definition for leaf in at.state.cards.values()} - set(rules.definitions))
    if strange:
        raise ScenarioError(lesson.file, 1, f"a lesson has cards of the game only, not {', '.join(strange)}")
    return TableSetting(load(rules, save(at.state)), at.names, at.dialect)


def standing(lesson: Lesson, given: Sequence[Answer], read: int) -> LessonStanding:
    """Where a lesson stands after so many answers, once as many of its steps have been read.

    Raises:
        OffCourse: the answers are none that lead through it.
        ScenarioError: a step means nothing at its place.
    """
    at = opening(lesson.key).trial()
    left = deque(given)
    for number, step in enumerate(lesson.steps):
        if not step.phrases:
            if number >= read and not left:
                return LessonStanding(number)
            continue
        try:
            ways = follow(at, step, left)
        except (PhraseProblem, NameProblem, Refusal) as error:
            raise ScenarioError(lesson.file, lesson.lines[number], str(error), number + 1) from error
        if ways:
            return LessonStanding(number, ways)
    if left:
        raise OffCourse
    return LessonStanding(len(lesson.steps))


def follow(at: TableSetting, step: LessonStep, left: deque[Answer]) -> tuple[AnswersInTurn, ...]:
    """Give a step as many answers as there are; what could follow, or nothing when the step is done.

    Raises:
        OffCourse: an answer is none of the step.
        PhraseProblem: nothing of what is left to do can be done.
    """
    waiting = list(step.phrases)
    while waiting:
        plans = planned(at, waiting[:1] if step.play else waiting)
        done, ways = advance(at, plans, left)
        if ways:
            return ways
        waiting = [] if step.do else without(waiting, done)
    return ()


def without(phrases: Sequence[str], done: str) -> list[str]:
    """Phrases without one that is done; one that stands there twice is to be done once more."""
    at = phrases.index(done)
    return [*phrases[:at], *phrases[at + 1 :]]


def planned(at: TableSetting, phrases: Sequence[str]) -> Mapping[str, AnswersInTurn]:
    """The answers that each of the phrases comes to; one that cannot be done yet is left out.

    Raises:
        PhraseProblem: none can be done, or one comes to no answer.
        Refusal: the rules allow none.
        NameProblem: a name means nothing.
    """
    found: dict[str, AnswersInTurn] = {}
    trouble: Exception = PhraseProblem("nothing is to be done")
    for phrase in dict.fromkeys(phrases):
        tried = at.trial()
        try:
            act(tried, phrase)
        except (PhraseProblem, Refusal) as error:
            trouble = error
            continue
        found[phrase] = tuple(tried.given)
    if not found:
        raise trouble
    return found


def advance(
    at: TableSetting, plans: Mapping[str, AnswersInTurn], left: deque[Answer]
) -> tuple[str, tuple[AnswersInTurn, ...]]:
    """Answer as long as one of the plans says so: the phrase that is done, or what could follow.

    Raises:
        OffCourse: an answer is in none of the plans.
    """
    open_, done = dict(plans), 0
    while True:
        for phrase, answers in open_.items():
            if len(answers) == done:
                return phrase, ()
        if not left:
            return "", tuple(answers[done:] for answers in open_.values())
        given = left.popleft()
        open_ = {phrase: answers for phrase, answers in open_.items() if is_same(at, given, answers[done])}
        if not open_:
            raise OffCourse
        at.answer(given)
        done += 1


def is_same(at: TableSetting, given: Answer, other: Answer) -> bool:
    """Whether two answers to the open decision come to the same: the order of cards matters only where it is asked."""
    asked = engine.decision(at.state)
    if asked is not None and not is_in_order(asked, text_of(at.state.ruleset.name)):
        return (given.option, sorted(given.cards), given.numbers) == (other.option, sorted(other.cards), other.numbers)
    return given == other


def is_expected(at: TableSetting, given: Answer, ways: Sequence[AnswersInTurn]) -> bool:
    """Whether an answer is the next of one of several ways."""
    return any(way and is_same(at, given, way[0]) for way in ways)
