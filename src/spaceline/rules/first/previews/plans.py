"""Orders that are given at one go: how ships get to locations, and crews onto planets (1E-7.0/1)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Transfer
from spaceline.rules.first.missions.attempting import attempts_at, team_of_option
from spaceline.rules.first.movement.flying import route
from spaceline.rules.first.movement.transferring import groups
from spaceline.rules.planning import UNDOCK, Travel, planning


def flown(state: State, player: PlayerId, option: Option) -> Change:
    """A ship undocks, which takes no RANGE, or flies somewhere (1E-7.1.4/2, 1E-7.1.5/1).

    Through a passage it comes stopped, wherever that is: nothing follows.
    """
    ship = option.card
    if option.kind == UNDOCK:
        return Change("undock", (ship,), player, to=places.place_of(state, ship), role="space")
    cost, _, mouth = route(state, player, ship, option.target)
    if mouth:
        return Change("stop", (ship,), player)
    return Change("move", (ship,), player, to=option.target, role="space", amount=cost)


def beaming(state: State, player: PlayerId, option: Option) -> Transfer | None:
    """It is asked who beams; where not all may go together, the player says first who does (1E-10.2.10/3)."""
    transfer = Transfer(
        step="choose_passengers", player=player, source=option.card, target=option.target, verb=option.kind
    )
    return transfer if len(groups(state, transfer)) < 2 else None


def team(state: State, player: PlayerId, option: Option) -> tuple[CardId, ...]:
    """The crew or the Away Team, or both (1E-7.2.1/4, 1E-7.2.1.0.2/1)."""
    return team_of_option(state, state.cards[option.card].parent, player, option)


def is_open(state: State, player: PlayerId, place: PlaceId) -> bool:
    """Whether the mission at a location is yet to be completed."""
    return not state.mark(place, "completed")


TRAVEL = Travel(places.place_of, flown, beaming, team, is_open, attempts_at)
plans = planning(TRAVEL)
"""All that may be given at one go after an order, or after the choice of those who beam."""
