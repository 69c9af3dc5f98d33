"""Engagements between ships (2E-engagements), begun by the text of a card and in no other way (2E-engagements/1)."""

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
from spaceline.rules.second.battle.showing import total_shown
from spaceline.rules.second.data.frames import Engagement


def engage(state: State, engagement: Engagement) -> Next:
    """All ships that were chosen or joined are in the engagement, with the personnel aboard (2E-engagements/3, /7)."""
    request(state, Change("engagement", sides.involved(state, engagement), engagement.player, engagement.source))
    return None


def total_weapons_and_shields(state: State, engagement: Engagement) -> Next:
    """The beginner adds up Weapons, the opponent Shields, of all ships involved (2E-engagements/9)."""
    own = sides.fighters(state, engagement, engagement.player)
    others = sides.fighters(state, engagement, engagement.opponent)
    request(state, *total_shown(state, own, "Weapons"), *total_shown(state, others, "Shields"))
    compare(state, engagement, sides.total(state, own, "Weapons"), sides.total(state, others, "Shields"))
    return None


def stop_attackers(state: State, engagement: Engagement) -> Next:
    """The beginner's ships are stopped with the personnel aboard, the opponent's are not (2E-engagements/12, /13, /14).

    "All aboard" (2002) and "personnel involved" (2003) come to the same: whoever is aboard such a ship is involved.
    """
    stop(state, engagement, sides.involved_of(state, engagement, engagement.player))
    return None


ENGAGEMENT: Procedure = Procedure(
    Engagement,
    begin,
    carry_out_beginning,
    engage,
    total_weapons_and_shields,
    carry_out_result,
    stop_attackers,
    end,
    leave,
)
