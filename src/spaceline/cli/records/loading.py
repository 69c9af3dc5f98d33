"""Saved games from files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spaceline.cli.trouble import ProgramFailed, Trouble, say
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.replaying import verified
from spaceline.hosting.saving import parsed, read_file
from spaceline.presentation import text_of
from spaceline.presentation.lexicon import UnknownLanguage
from spaceline.presentation.lexicon.english import ENGLISH


def load_game(file: Path, language: str = ENGLISH) -> HostedGame:
    """The game in a file; what people should know of how it was read is said on the error stream.

    Raises:
        HostingError: there is none that this version can go on with, or no such language.
    """
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
        told = f"{file} holds a position to which these rules did not lead, and cannot go on with"
        raise Trouble(f"{told} ({type(error).__name__})") from error
