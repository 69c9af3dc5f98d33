"""Orders that are given at one go: how ships get to missions, and crews onto planets (2E-executing-orders)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.planning import Travel, planning
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import Beaming
from spaceline.rules.second.missions.attempting import attempts_at, is_open, volunteers
from spaceline.rules.second.movement.moving import range_needed
from spaceline.rules.second.playing import imposed_costs


def flown(state: State, player: PlayerId, option: Option) -> Change:
    """A ship moves (2E-moving-a-ship/1)."""
    ship, goal = option.card, option.target
    needed = range_needed(state, ship, places.place_of(state, ship), goal)
    return Change("move", (ship,), player, to=goal, role="orbit", amount=needed)


def beaming(state: State, player: PlayerId, option: Option) -> Beaming | None:
    """It is asked who beams; where something is to be paid for it, that comes first."""
    if imposed_costs.due_for_beaming(state, player, option.card, option.target):
        return None
    return Beaming(step="choose_passengers", player=player, source=option.card, target=option.target)


def team(state: State, player: PlayerId, option: Option) -> tuple[CardId, ...]:
    """All who can on the planet or aboard the ship (2E-attempting-a-mission/1, /2)."""
    return volunteers(state, player, option.card, option.target)


TRAVEL = Travel(places.place_of, flown, beaming, team, is_open, attempts_at)
plans = planning(TRAVEL)
"""All that may be given at one go after an order, or after the choice of those who beam."""
