"""The chapters of each edition, with what is done of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console

from spaceline.cli.learn.progress import LessonProgress
from spaceline.cli.terminal import DIM, GOOD, TITLE, heading, indented, styled
from spaceline.editions import EDITIONS
from spaceline.lab.lessons.format import Lesson
from spaceline.lab.lessons.reading import lessons
from spaceline.lab.lessons.words import words_of
from spaceline.presentation import text_of

KEY_WIDTH = 22
DONE, BEGUN = "✓", "▸"


class ChapterAtTerminal(msgspec.Struct, frozen=True):
    """A chapter for programs."""

    key: str
    title: str
    about: str
    edition: str
    steps: int
    is_done: bool
    is_begun: bool


def by_edition() -> Mapping[str, Sequence[Lesson]]:
    """The chapters by the key of their edition; editions without any are left out."""
    found = {it.key: [lesson for lesson in lessons().values() if lesson.edition == it.key] for it in EDITIONS}
    return {key: chapters for key, chapters in found.items() if chapters}


def listed(progress: LessonProgress, language: str) -> list[ChapterAtTerminal]:
    """All chapters, for programs."""
    done = progress.done
    return [
        ChapterAtTerminal(
            lesson.key,
            words_of(lesson, language).title,
            words_of(lesson, language).about,
            lesson.edition,
            len(lesson.told),
            lesson.key in done,
            progress.is_begun(lesson.key),
        )
        for lesson in lessons().values()
    ]


def print_chapters(out: Console, progress: LessonProgress, language: str) -> None:
    """Print the chapters of each edition, and how to begin one."""
    done = progress.done
    names = {edition.key: edition.name for edition in EDITIONS}
    for edition, chapters in by_edition().items():
        words = text_of(chapters[0].scenario.ruleset, language).lexicon
        number = sum(1 for lesson in chapters if lesson.key in done)
        heading(out, names[edition], words.say("terminal.learn.progress", done=number, all=len(chapters)))
        following = next_of(chapters, progress)
        for lesson in chapters:
            is_begun = progress.is_begun(lesson.key)
            mark = DONE if lesson.key in done else BEGUN if is_begun or lesson is following else " "
            said = words_of(lesson, language)
            line = styled(f" {mark} ", GOOD if mark == DONE else TITLE).append(f"{lesson.key:<{KEY_WIDTH}}", TITLE)
            out.print(line.append(said.title).append(f"  {words.say('terminal.learn.begun')}" if is_begun else "", DIM))
            out.print(indented(styled(said.about, DIM), KEY_WIDTH + 3))
    words = text_of(next(iter(lessons().values())).scenario.ruleset, language).lexicon
    out.print(f"  {words.say('terminal.learn.how')}", style=DIM)


def next_of(chapters: Sequence[Lesson], progress: LessonProgress) -> Lesson | None:
    """The chapter of an edition that comes next: one that is begun, otherwise the first that is not done."""
    done = progress.done
    begun = next((lesson for lesson in chapters if progress.is_begun(lesson.key)), None)
    return begun or next((lesson for lesson in chapters if lesson.key not in done), None)
