"""How a game of each edition looks at the terminal, chosen by the ruleset of the view."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.cards.editions import edition_of
from spaceline.cli.play.board import Board
from spaceline.cli.play.first import FIRST_BOARD
from spaceline.cli.play.second import SECOND_BOARD

BOARDS: Mapping[str, Board] = {"second": SECOND_BOARD, "first": FIRST_BOARD}
"""By the folder of the edition."""


def board_of(ruleset: str) -> Board:
    """How games of a ruleset look.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return BOARDS[edition_of(ruleset).folder]
