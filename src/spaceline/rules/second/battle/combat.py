"""Combat between personnel (2E-combat). It is begun by the text of a card and in no other way (2E-combat/1)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Next, Procedure
from spaceline.core.state import State
from spaceline.rules.second.battle import sides
from spaceline.rules.second.battle.battling import (
    begin,
    carry_out_beginning,
    carry_out_result,
    compare,
    end,
    leave,
    stop,
)
from spaceline.rules.second.battle.showing import strength_shown
from spaceline.rules.second.data.frames import Combat


def fight(state: State, combat: Combat) -> Next:
    """All personnel involved are in combat (2E-combat/3)."""
    request(state, Change("combat", sides.involved(state, combat), combat.player, combat.source))
    return None


def total_strength(state: State, combat: Combat) -> Next:
    """Each side adds, and shows, the Strength of all its personnel involved (2E-combat/7, 2E-showing-your-cards/3)."""
    own = sides.fighters(state, combat, combat.player)
    others = sides.fighters(state, combat, combat.opponent)
    request(state, *strength_shown(state, combat, own), *strength_shown(state, combat, others))
    compare(state, combat, sides.total(state, own, "Strength"), sides.total(state, others, "Strength"))
    return None


def stop_beginners(state: State, combat: Combat) -> Next:
    """The beginner's personnel who were involved are stopped, the opponent's are not (2E-combat/10)."""
    stop(state, combat, sides.fighters(state, combat, combat.player))
    return None


COMBAT: Procedure = Procedure(
    Combat,
    begin,
    carry_out_beginning,
    fight,
    total_strength,
    carry_out_result,
    stop_beginners,
    end,
    leave,
)
