"""What an answer in the making comes to: crews and Away Teams toward missions and ships, for whoever gives it.

Nothing here judges anything: it counts with the functions that do, in a copy of the game in which it has come so far.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.core.data.aims import Aim
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.aims import of_chosen, takes_away
from spaceline.rules.first.aims.missions import left_in_attempt, of_attempt, of_declaring
from spaceline.rules.first.aims.movement import of_move, of_transfer

Counting = Callable[[State, Decision, Answer], tuple[Aim, ...]]


def of_selecting(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """What a text requires of those chosen, and the mission where it takes them out of the attempt."""
    run, name = state.frames[-1], asked.prompt.partition(".")[2]
    if not isinstance(run, RunEffect):
        return ()
    left = left_in_attempt(state, asked, given.cards) if takes_away(state, run, name) else ()
    return (*of_chosen(state, run, name, given.cards), *left)


BY_OPTION: Mapping[str, Counting] = {"attempt": of_attempt, "move": of_move, "requirements": of_declaring}
BY_QUESTION: Mapping[str, Counting] = {"beam": of_transfer, "walk": of_transfer, "select": of_selecting}


def aims(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """All that an answer in the making is given for, with what it comes to."""
    if given.option is not None:
        counting = BY_OPTION.get(given.option.kind)
    else:
        counting = BY_QUESTION.get(asked.prompt.partition(".")[0]) if asked.kind == "cards" else None
    return counting(state, asked, given) if counting is not None else ()
