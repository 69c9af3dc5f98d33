"""Second Edition at the terminal."""

from __future__ import annotations

from spaceline.cli.play.board import Board
from spaceline.cli.play.second.hand import own_hand, print_hand, shows_hand
from spaceline.cli.play.second.table import print_table

SECOND_BOARD = Board(
    print_table=print_table,
    print_hand=print_hand,
    hand=own_hand,
    shows_hand=shows_hand,
    quiet=("draw", "shuffle", "put", "unstop", "draw_dilemmas"),
)
