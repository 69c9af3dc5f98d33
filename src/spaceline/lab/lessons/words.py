"""What a learner is told: from the files of the language, in English where a language does not say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spaceline.core.decoding import built
from spaceline.lab.lessons.format import Lesson, LessonStep
from spaceline.presentation.lexicon import read
from spaceline.presentation.lexicon.english import ENGLISH, lessons_in


class StepWords(msgspec.Struct, frozen=True):
    """What is told of a step."""

    told: str
    """What is to be done or looked at."""
    hint: str = ""
    """How, for whoever asks."""
    after: str = ""
    """What is said once it is done."""


class LessonWords(msgspec.Struct, frozen=True):
    """What is told of a chapter."""

    title: str
    about: str
    """A sentence for the list of chapters."""
    parting: str
    """What is said once all of it is done."""
    steps: Mapping[str, StepWords]

    def of(self, step: LessonStep) -> StepWords:
        """What is told of a step."""
        return self.steps[step.name]


def words_of(lesson: Lesson, language: str = ENGLISH) -> LessonWords:
    """What is told of a chapter in a language.

    Raises:
        UnknownLanguage: there is no such language.
        KeyError: nothing is told of the chapter, not even in English.
    """
    name = lessons_in(lesson.edition)
    said = read(name, ENGLISH)["chapters"][lesson.name]
    other = read(name, language).get("chapters", {}).get(lesson.name, {}) if language != ENGLISH else {}
    return msgspec.convert(over(said, other), built(LessonWords))


def over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Words with others laid over them, as far as there are others."""
    return {
        key: over(said, above.get(key, {})) if isinstance(said, Mapping) else above.get(key, said)
        for key, said in below.items()
    }
