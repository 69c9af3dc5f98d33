"""Lessons over the socket: steps that were read, or are done for the learner, and what is kept of a lesson's end."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.hosting.game import HostedGame
from spaceline.lab.lessons.playing import LessonGame
from spaceline.lab.lessons.showing import lesson_shown
from spaceline.presentation.lexicon.english import SERVER, refusal_of
from spaceline.presentation.model.lesson import LessonNow

NO_LESSON = refusal_of(SERVER, "no-lesson")


def shown_of(game: HostedGame, viewer: int) -> LessonNow | None:
    """Where a lesson stands, for its learner; None for everybody else, and where the game is none."""
    return lesson_shown(game, viewer) if isinstance(game, LessonGame) else None


def lesson_in(game: HostedGame) -> LessonGame:
    """A game that is a lesson.

    Raises:
        Refusal: it is none.
    """
    if not isinstance(game, LessonGame):
        raise NO_LESSON
    return game


def step_asked_of(game: HostedGame, viewer: int, card: CardId) -> int | None:
    """The number of the step in which the learner is to ask about a card, if that is the one that is open."""
    now = shown_of(game, viewer)
    return now.step if now is not None and now.kind == "ask" and card in now.things else None


def is_learned(game: HostedGame) -> bool:
    """Whether a game is a lesson of which all steps are done."""
    return isinstance(game, LessonGame) and game.is_learned
