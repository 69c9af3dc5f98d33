"""Saved games from files."""

from __future__ import annotations

from pathlib import Path

from spaceline.cli.trouble import say
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.saving import read_file
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
        raise HostingError(str(error)) from error
    if game.notice:
        say(game.notice)
    return game
