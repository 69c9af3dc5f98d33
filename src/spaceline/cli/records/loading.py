"""Saved games from files."""

from __future__ import annotations

import sys
from pathlib import Path

from spaceline.hosting.game import HostedGame
from spaceline.hosting.saving import read_file


def load_game(file: Path) -> HostedGame:
    """The game in a file; what people should know of how it was read is said on the error stream.

    Raises:
        HostingError: there is none that this version can go on with.
    """
    game = HostedGame.load(read_file(file), str(file))
    if game.notice:
        print(f"spaceline: {game.notice}", file=sys.stderr)
    return game
