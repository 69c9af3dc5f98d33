"""What an answer in the making comes to: crews toward missions and ships, forces toward targets, for whoever gives it.

Nothing here judges anything: it counts with the functions that do, in a copy of the game in which it has come so far.
"""

from __future__ import annotations

from spaceline.effects.previews import counting, selecting
from spaceline.rules.first.previews.battle import of_attack, of_joining_force, of_return_fire, of_squadron
from spaceline.rules.first.previews.missions import left_in_attempt, of_attempt, of_declaring
from spaceline.rules.first.previews.movement import of_company, of_join, of_move, of_transfer

previews = counting(
    {
        "attempt": of_attempt,
        "battle-ship": of_attack,
        "join-team": of_join,
        "move": of_move,
        "requirements": of_declaring,
        "return-fire": of_return_fire,
        "squadron": of_squadron,
        "together": of_company,
    },
    {
        "beam": of_transfer,
        "join-attack": of_joining_force,
        "join-defence": of_joining_force,
        "select": selecting(left_in_attempt),
        "walk": of_transfer,
    },
)
"""All that an answer in the making is given for, with what it comes to."""
