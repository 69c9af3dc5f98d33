"""Saved games from files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spaceline.cli.language import language as spoken
from spaceline.cli.trouble import ProgramFailed, Trouble, say, trouble
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.replaying import verified
from spaceline.hosting.saving import parsed, read_file
from spaceline.presentation import text_of
from spaceline.presentation.lexicon import UnknownLanguage


def load_game(file: Path, language: str = "") -> HostedGame:
    """The game in a file; what people should know of how it was read is said on the error stream.

    Without a language it is told in the one that the commands speak.

    Raises:
        HostingError: there is none that this version can go on with, or no such language.
    """
    language = language or spoken()
    try:
        game = HostedGame.load(read_file(file), str(file), language)
        text_of(game.session.state.ruleset.name, language)
    except UnknownLanguage as error:
        raise HostingError.because(error) from error
    if game.notice:
        say(game.words.say(game.notice))
    return game


@contextmanager
def going_on_with(file: Path) -> Iterator[None]:
    """Say of a saved game that these rules did not lead to it, where they trip over it; else the program has failed.

    Raises:
        Trouble: they have tripped over it.
    """
    data = read_file(file)
    try:
        yield
    except (Trouble, HostingError, ProgramFailed, OSError):
        raise
    except Exception as error:
        if verified(parsed(data, str(file))).is_same:
            raise
        raise trouble("save.not-of-these-rules", file=file, error=type(error).__name__) from error
