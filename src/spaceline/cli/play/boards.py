"""How a game of each edition looks at the terminal, chosen by the ruleset of the view."""

from __future__ import annotations

from spaceline.cli.play.board import Board
from spaceline.editions import Part, edition_of

BOARDS: Part[Board] = Part("terminal board", Board)


def board_of(ruleset: str) -> Board:
    """How games of a ruleset look.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return BOARDS.of(edition_of(ruleset))
