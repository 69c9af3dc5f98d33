"""A hosted game that is a lesson: only what its step waits for is taken, and it answers itself for all others."""

from __future__ import annotations

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.leaves import PlaceId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.core.data.records import Answered
from spaceline.core.recording.session import Session
from spaceline.hosting.answering import Told
from spaceline.hosting.cannot import cannot_remember
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer, RecordedSeat
from spaceline.hosting.remembering import AutoAnswer
from spaceline.hosting.seating import PERSON, Chair, Seating
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.lab.lessons.course import LessonStanding, OffCourse, is_expected, opening, standing
from spaceline.lab.lessons.format import LEARNER, Lesson, LessonStep
from spaceline.lab.lessons.reading import UnknownLesson, lesson_of
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.players.seat import PlayerAnswer
from spaceline.presentation.lexicon.english import ENGLISH

NOTE = "lesson"
"""The note of a record that names the chapter."""
SCRIPT = "script"
"""Who sits where the lesson itself plays."""


class LessonSeat(RecordedSeat):
    """A seat at a lesson: nothing is offered at one go, for what comes between would not be told."""

    def plans(self, given: Answer) -> tuple[Plan, ...]:
        """None."""
        return ()


class LessonGame(HostedGame):
    """A game in which somebody learns.

    What the rules refuse is refused as everywhere; what they allow and the step does not wait for is refused too,
    with a sentence that says so.
    """

    stood: tuple[int, int, LessonStanding | None] = (-1, -1, None)
    """After so many entries of the record and steps that were read: where the lesson stood."""

    def seat(self, player: PlayerId) -> LessonSeat:
        """What a player has before it."""
        return LessonSeat(self.session, player)

    @property
    def lesson(self) -> Lesson:
        """The chapter.

        Raises:
            UnknownLesson: there is none of that name any more.
        """
        return lesson_of(self.session.notes[NOTE])

    @property
    def standing_now(self) -> LessonStanding | None:
        """Where the lesson stands; None when the game has gone another way than the chapter as it is now."""
        at = (len(self.session.entries), self.standing.read)
        if self.stood[:2] != at:
            given = [entry.answer for entry in self.session.given if isinstance(entry, Answered)]
            try:
                found: LessonStanding | None = standing(self.lesson, given, self.standing.read)
            except (OffCourse, ScenarioError, UnknownLesson, Refusal):
                found = None
            self.stood = (*at, found)
        return self.stood[2]

    @property
    def step(self) -> LessonStep | None:
        """The step that is open; None once there is none."""
        now = self.standing_now
        return self.lesson.steps[now.step] if now is not None and now.step < len(self.lesson.steps) else None

    @property
    def is_learned(self) -> bool:
        """Whether all steps are done."""
        now = self.standing_now
        return now is not None and now.step == len(self.lesson.steps)

    def computer(self, player: PlayerId) -> str:
        """The lesson itself plays where its step says so, for whoever is asked."""
        return "" if self.scripted(player) is None else SCRIPT

    def scripted(self, player: PlayerId) -> Answer | None:
        """What the lesson answers for a player; None where it waits for the learner, or is over."""
        now, step = self.standing_now, self.step
        if now is None or step is None or not step.play or self.asked != player:
            return None
        return now.ways[0][0]

    def answer(self, player: PlayerId, choice: PlayerAnswer) -> Told:
        """Give an answer, if the step waits for it.

        Raises:
            Refusal: the rules do not allow it, or it is another than the lesson waits for.
        """
        given = self.seat(player).in_numbers_of_table(choice)
        tried = self.session.state.clone()
        engine.answer(tried, given)
        now = self.standing_now
        if now is None:
            raise self.otherwise("lost")
        at = opening(self.lesson.key).trial()
        at.state = self.session.state
        if not is_expected(at, given, now.ways):
            raise self.otherwise("read" if not now.ways else "other")
        return super().answer(player, KeptAnswer(given))

    def follow_plan(self, player: PlayerId, given: Answer, goal: Option, place: PlaceId) -> Told:
        """Nothing is done at one go.

        Raises:
            Refusal: always.
        """
        raise self.otherwise("one-by-one")

    def otherwise(self, reason: str) -> Refusal:
        """The lesson does not go that way."""
        return Refusal("lesson", self.words_of(LEARNER).say(f"lesson.{reason}"))

    def answer_remembered(self, told: Told) -> None:
        """Give what the lesson answers for the learner."""
        while (given := self.scripted(LEARNER)) is not None:
            events = self.session.answer(given, by_auto_answer=True)
            self.compare_taken_back()
            self.tell(events, told)
        self.count_prompt()

    def read_step(self, number: int) -> Told:
        """The learner has read a step, or has asked what it tells to ask.

        Raises:
            Refusal: it is not the one that is open.
        """
        self.must_be_at(number)
        assert self.step is not None
        if not (self.step.is_read or self.step.ask):
            raise self.otherwise("other")
        self.standing.read = number + 1
        told: Told = {}
        self.answer_remembered(told)
        return told

    def do_step(self, number: int) -> Told:
        """Do for the learner what a step waits for.

        Raises:
            Refusal: it is not the one that is open.
        """
        now: LessonStanding | None = self.must_be_at(number)
        told: Told = {}
        if now is not None and not now.ways:
            return self.read_step(number)
        while now is not None and now.step == number:
            for viewer, seen in super().answer(LEARNER, KeptAnswer(now.ways[0][0])).items():
                told[viewer] = (*told.get(viewer, ()), *seen)
            now = self.standing_now
        return told

    def must_be_at(self, number: int) -> LessonStanding:
        """Where the lesson stands, which must be at a step of the learner.

        Raises:
            Refusal: it is another.
        """
        now, step = self.standing_now, self.step
        if now is None or step is None or now.step != number or step.play:
            raise self.otherwise("late")
        return now

    def turn_back(self, to: int) -> None:
        """A lesson brings the same again: what it tells of would not be true otherwise."""
        self.session.go_back(to, is_anew=False)

    def remember(self, player: PlayerId, auto_answer: AutoAnswer) -> Told:
        """Nothing is remembered in a lesson: it would be answered before it has been told of.

        Raises:
            HostingError: always.
        """
        raise cannot_remember("lesson")

    def auto_answers_to_choose(self, player: PlayerId) -> tuple[AutoAnswer, ...]:
        """None."""
        return ()


def begin_lesson(key: str, language: str = ENGLISH) -> LessonGame:
    """A chapter from its beginning.

    Raises:
        UnknownLesson: there is no such chapter.
    """
    lesson = lesson_of(key)
    state = opening(key).state.clone()
    session = Session(state, engine_version=engine_version(), definitions=definitions_of(state))
    session.notes[NOTE] = key
    chairs = tuple(
        Chair(PERSON if player == LEARNER else SCRIPT, lesson.decks.get(player, "")) for player in state.players
    )
    game = LessonGame(session, Seating(chairs, lesson.scenario.chance.seed), is_watched=True, language=language)
    game.answer_remembered({})
    return game


def kind_of_game(session: Session) -> type[HostedGame]:
    """What a game is that goes on from a record: a lesson, or a game as any other."""
    return LessonGame if NOTE in session.notes else HostedGame
