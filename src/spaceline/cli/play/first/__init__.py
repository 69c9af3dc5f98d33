"""First Edition at the terminal."""

from __future__ import annotations

from spaceline.cli.play.board import Board
from spaceline.cli.play.first.candidates import VERBS, candidates, goes_without_saying
from spaceline.cli.play.first.hand import own_hand, print_hand
from spaceline.cli.play.first.mis_seeds import mis_seed
from spaceline.cli.play.first.moment import is_own_time, moment, shows_hand
from spaceline.cli.play.first.table import print_table

FIRST_BOARD = Board(
    print_table=print_table,
    print_hand=print_hand,
    hand=own_hand,
    moment=moment,
    is_own_time=is_own_time,
    shows_hand=shows_hand,
    candidates=candidates,
    verbs=VERBS,
    remark=mis_seed,
    unsaid=goes_without_saying,
    quiet=("draw", "shuffle", "put", "unstop", "count-down"),
)
