"""The counterattack after a battle (OBJ-engagements/12)."""

from __future__ import annotations

from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.objectives import fighting, restrictions
from spaceline.rules.objectives.data.frames import Counterattack
from spaceline.rules.objectives.switches import readings
from spaceline.rules.objectives.tactics import leave
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.data.frames import Battle, Combat, Engagement
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import is_stopped

COUNTERATTACK = "counterattack"


def let_strike_back(state: State, battle: Battle) -> Next:
    """Whoever was attacked may strike back, at once and in the attacker's turn, if a battle has begun.

    Whether there is anything to strike back with may be known to that player only, so there is always a question.
    """
    if battle.has_begun and can_be_answered(state, battle):
        state.frames.append(Counterattack(step="counterattack", player=battle.opponent))
    return None


def can_be_answered(state: State, battle: Battle) -> bool:
    """Whether the rules let whoever was attacked in such a battle strike back (OBJ-engagements/12)."""
    return isinstance(battle, Engagement) or (isinstance(battle, Combat) and readings(state).counterattack == "all")


def options(state: State, battle: Battle | None) -> tuple[Option, ...]:
    """How whoever was attacked can strike back."""
    if isinstance(battle, Engagement):
        return ships_that_can(state, battle)
    return people_who_can(state, battle) if isinstance(battle, Combat) else ()


def ships_that_can(state: State, engagement: Engagement) -> tuple[Option, ...]:
    """Each unstopped, staffed ship that was attacked against each that attacked (OBJ-engagements/12).

    Both must still be there.
    """
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


def people_who_can(state: State, combat: Combat) -> tuple[Option, ...]:
    """By a reading that a switch has, personnel who were attacked may strike back too (OBJ-engagements/12)."""
    if readings(state).counterattack != "all":
        return ()
    own = places.unstopped_personnel(state, sides.fighters(state, combat, combat.opponent), combat.opponent)
    others = sides.fighters(state, combat, combat.player)
    if not own or not others or restrictions.protected(state, own, restrictions.seen(state, others), is_enabled=True):
        return ()
    return (Option(sides.COMBAT, combat.where, combat.player),)


def counterattack(state: State, asked: Counterattack) -> Decision:
    """Ask who strikes back at whom."""
    found = (*options(state, sides.current_battle(state)), PASS)
    return Decision(asked.player, "option", COUNTERATTACK, found, clause="OBJ-engagements/12")


def strike_back(state: State, asked: Counterattack, answer: Answer) -> Next:
    """Begin a battle with the roles exchanged; who attacked is stopped, so that nobody answers that one."""
    option = answer.option
    if option is not None and option != PASS:
        begin = fighting.combat if option.kind == sides.COMBAT else fighting.engagement
        state.frames.append(begin(state, asked.player, option.card, option.target))
    return None


STRIKING_BACK: Procedure = Procedure(Counterattack, Choose(counterattack, strike_back), leave)
