"""What an answer in the making comes to: crews and teams toward missions, ships and texts, for whoever gives it.

Nothing here judges anything: it counts with the functions that do, in a copy of the game in which it has come so far.
"""

from __future__ import annotations

from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.previews import Preview
from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.previews import counting, of_check, selecting
from spaceline.rules.second.previews.missions import left_in_attempt, of_attempt
from spaceline.rules.second.previews.movement import of_beaming, of_move


def of_paying(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The requirement that is being checked, when the skills of those chosen are paid for (2E-skills-glossary/3)."""
    check = state.frames[-1]
    assert isinstance(check, RequirementCheck)
    return (of_check(state, check, (*check.paid, *given.cards)),)


previews = counting(
    {"attempt": of_attempt, "move": of_move},
    {"beam": of_beaming, "pay-for-skills": of_paying, "select": selecting(left_in_attempt)},
)
"""All that an answer in the making is given for, with what it comes to."""
