"""The lessons as somebody finds them listed, and the seats at one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.editions import EDITIONS, edition_of
from spaceline.lab.lessons.format import LEARNER, Lesson
from spaceline.lab.lessons.playing import SCRIPT
from spaceline.lab.lessons.reading import lessons
from spaceline.lab.lessons.words import words_of
from spaceline.presentation import text_of
from spaceline.server.storage.lessons import KeptLesson
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.people import Person
from spaceline.server.wire.lessons import LessonListed, LessonsOfEdition


def listed(kept: Mapping[str, KeptLesson], language: str) -> Iterator[LessonsOfEdition]:
    """All chapters by edition, with what somebody has done of them."""
    for edition in EDITIONS:
        found = [lesson for lesson in lessons().values() if lesson.edition == edition.key]
        if found:
            chapters = tuple(shown(lesson, kept.get(lesson.key), language) for lesson in found)
            yield LessonsOfEdition(edition.key, edition.name, found[0].scenario.ruleset, chapters)


def shown(lesson: Lesson, kept: KeptLesson | None, language: str) -> LessonListed:
    """A chapter, and how far somebody is with it."""
    words = words_of(lesson, language)
    return LessonListed(
        lesson.key,
        words.title,
        words.about,
        len(lesson.told),
        is_done=kept is not None and kept.done is not None,
        match=kept.match if kept is not None and kept.is_open and kept.match else "",
    )


def seats_of(lesson: Lesson, person: Person, language: str) -> list[SeatToMake]:
    """The seats: the learner, and whoever the lesson plays for."""
    edition = edition_of(lesson.scenario.ruleset)
    name = text_of(lesson.scenario.ruleset, language).lexicon.templates["lesson.instructor"]
    decks = [lesson.decks.get(player, "") for player in range(1, edition.seats[0] + 1)]
    return [
        SeatToMake(name=person.name, deck=deck, person=person.id)
        if player == LEARNER
        else SeatToMake(name=name, deck=deck, computer=SCRIPT)
        for player, deck in enumerate(decks, 1)
    ]
