"""The counterattack after an engagement (OBJ-engagements/12)."""

from __future__ import annotations

from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.objectives import fighting, restrictions
from spaceline.rules.objectives.switches import readings
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Battle, Combat, Engagement
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import is_stopped

COUNTERATTACK = "counterattack"


def options(state: State, engagement: Engagement) -> tuple[Option, ...]:
    """Each unstopped, staffed ship that was attacked against each that attacked (OBJ-engagements/12).

    Both must still be there.
    """
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
    return not restrictions.protected(state, (ship,), restrictions.seen(state, (target,)), is_enabled=True)


def counterattack(state: State, engagement: Engagement) -> Decision | None:
    """Ask whoever was attacked, in the attacker's turn."""
    return ask(engagement, options(state, engagement))


def ask(battle: Battle, found: tuple[Option, ...]) -> Decision | None:
    """Ask whether to strike back, if that is possible."""
    if not found:
        return None
    return Decision(battle.opponent, "option", COUNTERATTACK, (*found, PASS), clause="OBJ-engagements/12")


def strike_back(state: State, battle: Battle, answer: Answer) -> Next:
    """Begin a battle with the roles exchanged; who attacked is stopped, so that nobody answers that one."""
    option = answer.option
    if option is None or option == PASS:
        return None
    begin = fighting.combat if option.kind == sides.COMBAT else fighting.engagement
    state.frames.append(begin(state, battle.opponent, option.card, option.target))
    return None


def personnel_counterattack(state: State, combat: Combat) -> Decision | None:
    """By a reading that a switch has, personnel who were attacked may strike back too (OBJ-engagements/12)."""
    if readings(state).counterattack != "all" or not combat.has_begun:
        return None
    own = places.unstopped_personnel(state, sides.fighters(state, combat, combat.opponent), combat.opponent)
    others = sides.fighters(state, combat, combat.player)
    if not own or not others or restrictions.protected(state, own, restrictions.seen(state, others), is_enabled=True):
        return None
    return ask(combat, (Option(sides.COMBAT, combat.where, combat.player),))
