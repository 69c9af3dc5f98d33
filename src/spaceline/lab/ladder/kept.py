"""The file of a ladder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spaceline.lab.game_files import GameFile, Terms
from spaceline.lab.ladder.games import PlayedGame


class LadderSoFar(msgspec.Struct, frozen=True):
    """What a file holds."""

    terms: Terms
    games: tuple[PlayedGame, ...] = ()


def ladder_file(path: Path) -> GameFile[PlayedGame]:
    """The file in which the games of a ladder are kept."""
    return GameFile(path, "ladder", PlayedGame)


def load(path: Path) -> LadderSoFar:
    """Read a ladder.

    Raises:
        GameFileError: it is no ladder.
        OSError: it cannot be read.
    """
    return LadderSoFar(*ladder_file(path).load())


def begin_with(path: Path, terms: Terms) -> LadderSoFar:
    """Begin a ladder, or read one that goes on under the same terms.

    Raises:
        GameFileError: it is no ladder, or what is to be played differs from what was played.
        OSError: it cannot be read or written.
    """
    return LadderSoFar(terms, ladder_file(path).begin_with(terms))


def append(path: Path, game: PlayedGame) -> None:
    """Add a game that was played."""
    ladder_file(path).append(game)
