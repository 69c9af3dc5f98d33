"""What an answer in the making comes to: crews and Away Teams toward missions and ships, for whoever gives it.

Nothing here judges anything: it counts with the functions that do, in a copy of the game in which it has come so far.
"""

from __future__ import annotations

from spaceline.effects.aims import counting, selecting
from spaceline.rules.first.aims.missions import left_in_attempt, of_attempt, of_declaring
from spaceline.rules.first.aims.movement import of_move, of_transfer

aims = counting(
    {"attempt": of_attempt, "move": of_move, "requirements": of_declaring},
    {"beam": of_transfer, "walk": of_transfer, "select": selecting(left_in_attempt)},
)
"""All that an answer in the making is given for, with what it comes to."""
