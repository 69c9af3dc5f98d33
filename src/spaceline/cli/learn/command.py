"""``spaceline learn``: what can be learned, and a chapter of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from spaceline.cli.language import Spoken, told
from spaceline.cli.terminal import Json, console, emit
from spaceline.cli.trouble import one_line, trouble

if TYPE_CHECKING:
    from spaceline.cli.learn.progress import LessonProgress
    from spaceline.lab.lessons.playing import LessonGame


def learn(
    chapter: Annotated[
        str, typer.Argument(help="A chapter, or an edition for its next chapter; without, what there is and is done.")
    ] = "",
    anew: Annotated[bool, typer.Option("--anew", help="From its beginning, also where it is begun.")] = False,
    language: Spoken = "en",
    json: Json = False,
) -> None:
    """Learn the game by playing: list the chapters, or learn one of them."""
    from spaceline.cli.learn.lesson_sitting import LessonSitting
    from spaceline.cli.learn.listing import listed, print_chapters
    from spaceline.cli.learn.progress import LessonProgress
    from spaceline.editions import DEFAULT
    from spaceline.presentation import text_of
    from spaceline.presentation.lexicon import UnknownLanguage

    with one_line(UnknownLanguage):
        text_of(DEFAULT, language)
    progress = LessonProgress.of()
    if chapter and json:
        raise trouble("trouble.json-lists-chapters")
    if chapter:
        key = key_of(chapter, progress)
        if anew:
            progress.forget(key)
        LessonSitting(opened(key, progress, language), console(), progress).play()
    elif json:
        emit(listed(progress, language))
    else:
        print_chapters(console(), progress, language)


def key_of(typed: str, progress: LessonProgress) -> str:
    """The key of the chapter that is meant: by its key, by its name alone, or the next one of an edition.

    Raises:
        Trouble: there is none, or several are called so.
    """
    from spaceline.cli.learn.listing import by_edition, next_of
    from spaceline.lab.lessons.reading import UnknownLesson, lesson_of, lessons

    wanted = typed.casefold()
    if wanted in by_edition():
        chapters = by_edition()[wanted]
        return (next_of(chapters, progress) or chapters[0]).key
    found = [lesson.key for lesson in lessons().values() if lesson.name == wanted]
    if len(found) > 1:
        raise trouble("trouble.several-chapters", name=typed, names=", ".join(found))
    with one_line(UnknownLesson):
        return found[0] if found else lesson_of(wanted).key


def opened(key: str, progress: LessonProgress, language: str) -> LessonGame:
    """A chapter where it was left, or from its beginning.

    Raises:
        Trouble: what was saved of it cannot be read.
    """
    from spaceline.hosting.errors import HostingError
    from spaceline.hosting.saving import read_file
    from spaceline.lab.lessons.playing import LessonGame, begin_lesson

    if not progress.is_begun(key):
        return begin_lesson(key, language)
    path = progress.game(key)
    try:
        return LessonGame.load(read_file(path), str(path), language)
    except HostingError as error:
        raise trouble("trouble.chapter-anew", why=told(error).rstrip(".")) from error
