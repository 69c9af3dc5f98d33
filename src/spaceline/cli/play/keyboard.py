"""One game at one terminal: what is typed and printed, whoever is asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from rich.console import Console

from spaceline.cli.play.shown_table import ShownTable
from spaceline.cli.terminal import BAD, DIM, TITLE, indented, styled
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.game import HostedGame
from spaceline.hosting.story import LoggedLine
from spaceline.players.suggesting import Adviser
from spaceline.presentation import Scene

QUIET = ("draw", "draw_dilemmas", "shuffle", "put", "arrange", "unstop", "count-down")
"""Verbs of events that happen all the time, and are printed less loudly."""


class Keyboard:
    """The keyboard and the screen of those who play one game, and the file in which it is saved."""

    def __init__(self, game: HostedGame, out: Console, path: Path) -> None:
        """Print to ``out``; ``path`` is where the game is saved unless somebody names another file."""
        self.game, self.out, self.path = game, out, path
        self.adviser: Adviser | None = None
        """Whoever suggests answers, once somebody has asked; it knows what it has suggested in the turn."""

    def table(self, scene: Scene) -> ShownTable:
        """The table as the viewer of a scene sees it."""
        return ShownTable(scene, self.game.session.state.ruleset.roles, self.game.seating)

    def complain(self, sentence: str) -> None:
        """Say why an answer is none."""
        self.out.print(styled("  ! ", BAD).append(sentence))

    def read_line(self) -> str | None:
        """Read what is typed; None at the end of the input."""
        self.out.print(styled("> ", TITLE), end="")
        self.out.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return None
        if not sys.stdin.isatty():
            self.out.print(line)
        return line.strip()


def print_lines(out: Console, words: Lexicon, lines: Sequence[LoggedLine], first: int = -1) -> None:
    """Print lines of the log: a new turn stands out, and what happens several times on end stands there once.

    With the number of lines before the first of them, the number to go back to stands behind each.
    """
    number = first
    for (verb, text), same in groupby(lines, key=lambda line: (line.verb, line.text)):
        times = len(list(same))
        number += times
        behind = f"  [{number}]" if first >= 0 else ""
        if verb == "begin_turn":
            out.print(styled(f"  ▸ {text}", TITLE).append(behind, DIM))
        else:
            often = f" {words.say('terminal.log.times', number=times)}" if times > 1 else ""
            line = styled(text, DIM if verb in QUIET else "").append(often, DIM)
            out.print(indented(line.append(behind, DIM), 4))
