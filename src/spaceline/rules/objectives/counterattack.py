"""The counterattack after an engagement (OBJ-engagements/12)."""

from __future__ import annotations

from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.objectives import fighting, restrictions
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Engagement
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import is_stopped

COUNTERATTACK = "counterattack"


def options(state: State, engagement: Engagement) -> tuple[Option, ...]:
    """Each unstopped, staffed ship that was attacked against each that attacked, as far as both are still there."""
    if not engagement.has_begun:
        return ()
    ready = (
        ship
        for ship in sides.fighters(state, engagement, engagement.opponent)
        if not is_stopped(state, ship) and is_staffed(state, ship)
    )
    targets = sides.fighters(state, engagement, engagement.player)
    return tuple(
        Option(COUNTERATTACK, ship, target) for ship in ready for target in targets if is_allowed(state, ship, target)
    )


def is_allowed(state: State, ship: CardId, target: CardId) -> bool:
    """Whether no restriction that all can see is in the way; Federation may (OBJ-attack-restrictions/5)."""
    return not restrictions.protected(state, (ship,), (target,), is_enabled=True)


def counterattack(state: State, engagement: Engagement) -> Decision | None:
    """Ask whoever was attacked, in the attacker's turn."""
    found = options(state, engagement)
    if not found:
        return None
    return Decision(engagement.opponent, "option", COUNTERATTACK, (*found, PASS), clause="OBJ-engagements/12")


def strike_back(state: State, engagement: Engagement, answer: Answer) -> Next:
    """Begin an engagement with the roles exchanged; who attacked is stopped, so that nobody answers that one."""
    option = answer.option
    if option is not None and option != PASS:
        state.frames.append(fighting.engagement(state, engagement.opponent, option.card, option.target))
    return None
