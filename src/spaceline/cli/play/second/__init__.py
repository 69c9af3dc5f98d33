"""Second Edition at the terminal."""

from __future__ import annotations

from spaceline.cli.play.board import Board
from spaceline.cli.play.second.candidates import VERBS, candidates, goes_without_saying
from spaceline.cli.play.second.hand import own_hand, print_hand
from spaceline.cli.play.second.moment import is_own_turn, moment, plays_cards
from spaceline.cli.play.second.table import print_table

SECOND_BOARD = Board(
    print_table=print_table,
    print_hand=print_hand,
    hand=own_hand,
    moment=moment,
    is_own_time=is_own_turn,
    shows_hand=plays_cards,
    candidates=candidates,
    verbs=VERBS,
    remark=lambda scene, decision, card: "",
    unsaid=goes_without_saying,
    quiet=("draw", "shuffle", "put", "unstop", "draw_dilemmas"),
)
