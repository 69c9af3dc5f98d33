"""Whether those who attempt a mission had all that it requires as they began (1E-G:lack-of-preparation/1).

That is looked at in the position that was kept when the attempt was announced: what was met only later does not count,
and what was lost since does. Players learn of it when they are asked, since the position is nobody's to see.
"""

from __future__ import annotations

from spaceline.core.codec import load_into
from spaceline.core.data.frames import Action
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.groups import Solution
from spaceline.rules.first import teams
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.missions import required_artifacts, solving
from spaceline.rules.first.participants import equipment_of
from spaceline.rules.first.requirements import Group, asked_for, ways
from spaceline.rules.first.values import is_disabled


def way_at_first(state: State) -> Solution | None:
    """How the requirements could have been met as the attempt that is going on began; None if they could not.

    1E-G:lack-of-preparation/1. What they would cost is only looked for, not given up (1E-G:lack-of-preparation/2).
    """
    depth = innermost(state, MissionAttempt)
    attempt = state.frames[depth] if depth >= 0 else None
    if not isinstance(attempt, MissionAttempt):
        return None
    then = position_at_first(state, depth)
    _, asked = solving.requirements_of(then, attempt)
    if asked is None:
        return None
    able = tuple(card for card in teams.at_large(then, attempt.began) if not is_disabled(then, card))
    artifacts = required_artifacts.ready(then, attempt.by or attempt.mission, attempt.player)
    beside = (*equipment_of(then, attempt), *artifacts)
    return next(iter(ways(Group(then, able, attempt.ship, beside, values_for(then, asked_for(asked))), asked)), None)


def position_at_first(state: State, depth: int) -> State:
    """The position in which the attempt was announced, else the present one (1E-G:lack-of-preparation/1)."""
    announced = (frame for frame in reversed(state.frames[:depth]) if isinstance(frame, Action))
    action = next(announced, None)
    if action is None or action.option.kind != "attempt" or not action.restore:
        return state
    then = State(state.ruleset, 0, 0)
    load_into(then, state.restores[action.restore - 1])
    return then
