"""A chapter of a lesson as a plain record: a table as in a scenario, and steps. What is told of them are words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from spaceline.lab.scenarios.format import AnyScenario, CardNames, ScenarioPart

LEARNER = 1
"""The player who learns; the lesson plays for all others."""
PARTS = ("hand", "question", "deck", "pile", "discard", "points", "counters", "core", "log", "goals", "objectives")
"""Parts of the page to which a step may point."""


class LessonStep(ScenarioPart, frozen=True, kw_only=True):
    """One thing that the learner does or looks at, or that happens meanwhile.

    Just one of ``do``, ``each``, ``ask`` and ``play`` says what it is; without any it is something to look at.
    """

    name: str = ""
    """Under which the words of the step are found; ``play`` needs none."""
    do: str | CardNames = ()
    """A phrase, or several of which any will do."""
    each: CardNames = ()
    """Phrases that are all to be done, in whatever order."""
    ask: str = ""
    """A card of which the learner asks why nothing can be done with it."""
    play: CardNames = ()
    """What the lesson does itself, one after another, for whoever is asked."""
    point: CardNames = ()
    """What is meant, by the names of cards; a mission stands for its place."""
    show: CardNames = ()
    """Parts of the page that are meant."""

    @property
    def is_read(self) -> bool:
        """Whether it is over once the learner says so, and nothing is played."""
        return not (self.phrases or self.ask)

    @property
    def phrases(self) -> CardNames:
        """All that is to be done in it, or that could be."""
        do = (self.do,) if isinstance(self.do, str) else self.do
        return (*do, *self.each, *self.play)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter: what lies on the table, and the steps in their order."""

    edition: str
    """The key of its edition."""
    name: str
    scenario: AnyScenario
    """The table; its steps are none."""
    decks: Mapping[int, str]
    """By player, the ready deck that fills what is not listed."""
    steps: tuple[LessonStep, ...]
    lines: tuple[int, ...] = ()
    """The line of each step in its file."""

    @property
    def key(self) -> str:
        """What it is called everywhere: the edition and the name."""
        return f"{self.edition}/{self.name}"

    @property
    def file(self) -> Path:
        """Where it was read from."""
        return self.scenario.file

    @property
    def told(self) -> tuple[LessonStep, ...]:
        """The steps of the learner."""
        return tuple(step for step in self.steps if not step.play)
