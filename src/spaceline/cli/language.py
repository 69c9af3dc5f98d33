"""In which language the commands speak: the one that was chosen for this run, or that of whoever sits here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Annotated

import typer

from spaceline.core.data.wordings import Wording
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.lexicon import UnknownLanguage, words_of
from spaceline.presentation.lexicon.english import ENGLISH, saying

USUAL = "SPACELINE_LANGUAGE"
"""Names the language of whoever sits here, in the environment."""
CHOSEN: ContextVar[str] = ContextVar("CHOSEN", default="")


def language() -> str:
    """The language: by its name, or the folder in which it is."""
    return CHOSEN.get() or os.environ.get(USUAL, "") or ENGLISH


def choose(chosen: str) -> str:
    """Speak a language until the run is over."""
    CHOSEN.set(chosen)
    return chosen


HELP = "The language: en, or a folder with a translation."
Spoken = Annotated[str, typer.Option(envvar=USUAL, callback=choose, help=HELP)]
"""The language of one run."""


@contextmanager
def one_run() -> Iterator[None]:
    """Let nothing be left of what is chosen in a run."""
    before = CHOSEN.set("")
    try:
        yield
    finally:
        CHOSEN.reset(before)


def words() -> Lexicon:
    """The words of the language.

    Raises:
        UnknownLanguage: there is none of that name.
    """
    return words_of(language())


def say(key: str, **values: object) -> str:
    """Words by their key.

    Raises:
        UnknownLanguage: there is no such language.
    """
    return saying(key, **values).said(words().templates)


def told(error: BaseException) -> str:
    """What an error says, in the language; in English where there is no such language."""
    wording = getattr(error, "wording", None)
    if not isinstance(wording, Wording):
        return str(error)
    try:
        return wording.said(words().templates)
    except UnknownLanguage:
        return str(error)
