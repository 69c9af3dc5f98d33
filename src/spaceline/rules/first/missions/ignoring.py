"""Solving a mission without what it requires: whoever says so may let its requirements be ignored, once in the game.

Those that ask for attributes are still to be met. That is no meeting of requirements, and is asked only where they are
not met as the mission would be solved (1E-G:dixon-hill/1).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import values_for
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.nodes.losing import IgnoresRequirements
from spaceline.rules import verbs
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.definition import IGNORES
from spaceline.rules.first.missions import mission_requirements, solving
from spaceline.rules.first.participants import equipment_of, taking_part
from spaceline.rules.first.playing.limits import GAME, use_mark
from spaceline.rules.first.requirements import Group, asked_for, ways
from spaceline.rules.first.values import definition, is_disabled

KIND = "ignore-requirements"


def who_ignores(state: State, attempt: MissionAttempt) -> Decision | None:
    """Ask whether the requirements are ignored, where they were not met."""
    if attempt.succeeded or IGNORES not in state.watched:
        return None
    options = tuple(Option(KIND, card) for card, _ in able(state, attempt))
    if not options or not has_attributes(state, attempt):
        return None
    about = (attempt.mission,)
    return Decision(attempt.player, "option", KIND, (*options, PASS), about=about, clause="1E-G:dixon-hill/1")


def has_attributes(state: State, attempt: MissionAttempt) -> bool:
    """Whether those who take part have the attributes that the mission requires, if it requires any."""
    _, asked = solving.requirements_of(state, attempt)
    left = mission_requirements.of_attributes(asked) if asked is not None else None
    if left is None:
        return asked is not None
    team = tuple(card for card in taking_part(state, attempt) if not is_disabled(state, card))
    group = Group(state, team, attempt.ship, equipment_of(state, attempt), values_for(state, asked_for(left)))
    return bool(ways(group, left))


def ignore(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """The mission is solved as if they were met."""
    assert answer.option is not None
    chosen = answer.option.card
    for card, at in able(state, attempt):
        if card == chosen:
            verbs.note_use(state, *use_mark(state, attempt.player, card, at, GAME), 1)
            state.frames[state.depth] = replace(attempt, succeeded=True)
    return None


def able(state: State, attempt: MissionAttempt) -> Iterator[tuple[CardId, int]]:
    """Those who take part and could still do so, with the number of the text."""
    for card in taking_part(state, attempt):
        for at, _ in definition(state, card).of_kind(IgnoresRequirements):
            is_on = state.ruleset.language.text_is_on(state, card)
            if is_on and not state.mark(*use_mark(state, attempt.player, card, at, GAME)):
                yield card, at
