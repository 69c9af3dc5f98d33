"""Ships that carry others: which may, and launching and recovering them (1E-7.1.6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import DamagedCarrier
from spaceline.rules.first.definition import CARRIES
from spaceline.rules.first.language.placing import damaging
from spaceline.rules.first.movement.docking import cannot_steer
from spaceline.rules.first.movement.forced_moves import goal_of, is_sent
from spaceline.rules.first.movement.landing import cannot_come_down, landing_change, lifting_change, not_in_space
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.vessels import is_own_vessel
from spaceline.rules.first.playing.carriers import may_carry
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import is_cloaked, is_landed, type_of
from spaceline.rules.first.verbs.leaving import is_leaving

LAUNCH, RECOVER = "launch", "recover"


def find_launches(state: State, player: PlayerId) -> Iterator[Option]:
    """Each carried ship that could be launched."""
    for ship in places.vessels_of_type(state, player, "ship") if CARRIES in state.watched else ():
        if places.is_carried(state, ship) and cannot_launch(state, player, ship) is None:
            yield Option(LAUNCH, ship)


def find_recoveries(state: State, player: PlayerId) -> Iterator[Option]:
    """Each ship with each other one at its location that could recover it."""
    for ship in places.vessels_of_type(state, player, "ship") if CARRIES in state.watched else ():
        if state.cards[ship].role in ("space", "surface"):
            for carrier in places.ships_at(state, places.place_of(state, ship), player):
                if cannot_recover(state, player, ship, carrier) is None:
                    yield Option(RECOVER, ship, carrier)


def no_launch(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot be launched."""
    return no_order(state, player, option) or cannot_launch(state, player, option.card)


def cannot_launch(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship is not launched: it is a movement of its own, for which it must be staffed (1E-7.1.6.1/1).

    From a ship on a planet it takes off as well (1E-7.1.6.1.0.1/4).
    """
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    if not places.is_carried(state, ship):
        return refusal("not-carried")
    return cannot_pass(state, player, ship, state.cards[ship].parent)


def no_recovery(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot be recovered."""
    return no_order(state, player, option, "target") or cannot_recover(state, player, option.card, option.target)


def cannot_recover(state: State, player: PlayerId, ship: EntityId, carrier: EntityId) -> Refusal | None:
    """Why a ship is not recovered by another: it is staffed, undocked and where that one is (1E-7.1.6.1/1).

    Aboard a ship on a planet it lands as well (1E-7.1.6.1.0.1/4).
    """
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    role = state.cards[ship].role
    if role not in ("space", "surface"):
        return not_in_space(role)
    is_ship = is_own_vessel(state, player, carrier) and type_of(state, carrier) == "ship"
    if not is_ship or carrier == ship or places.place_of(state, carrier) != state.cards[ship].parent:
        return refusal("no-carrier")
    if state.mark(ship, "phased"):
        return refusal("phased")
    if goal_of(state, ship):
        return refusal("sent-elsewhere")
    if role == "surface" and not is_landed(state, carrier):
        return refusal("ship-landed")
    return cannot_pass(state, player, ship, carrier)


def cannot_pass(state: State, player: PlayerId, ship: CardId, carrier: CardId) -> Refusal | None:
    """Why a ship comes neither aboard another nor off it."""
    if state.cards[carrier].controller != player or not may_carry(state, player, carrier, ship):
        return refusal("does-not-carry")
    if is_cloaked(state, ship) or is_cloaked(state, carrier):
        return refusal("cloaked-dock")
    if is_sent(state, carrier):
        return refusal("bound")
    is_between = is_landed(state, carrier) and state.cards[ship].role != "surface"
    return cannot_come_down(state, ship) if is_between else None


def launch(state: State, action: Action) -> None:
    """Launch it into space; from a ship on a planet it takes off then (1E-7.1.6.1.0.1/4)."""
    ship, player = action.option.card, action.player
    is_down, place = is_landed(state, state.cards[ship].parent), places.place_of(state, ship)
    launched = Change(LAUNCH, (ship,), player, to=place, role="surface" if is_down else "space")
    request(state, launched, *((lifting_change(state, player, ship),) if is_down else ()))


def recover(state: State, action: Action) -> None:
    """Take it aboard; to a ship on a planet it comes down first (1E-7.1.6.1.0.1/4)."""
    ship, carrier, player = action.option.card, action.option.target, action.player
    is_down = is_landed(state, carrier) and state.cards[ship].role == "space"
    recovered = Change(RECOVER, (ship,), player, to=carrier, role="aboard")
    request(state, *((landing_change(state, player, ship),) if is_down else ()), recovered)


def damage(state: State, frame: DamagedCarrier) -> Next:
    """Damage the ship aboard which another has been destroyed, unless it is lost itself (1E-7.1.6.1/2)."""
    if state.in_play(frame.ship) and not is_leaving(state, frame.ship):
        request(state, *damaging(state, Reading(frame.source, frame.player), (frame.ship,)))
    return DONE


DAMAGED_CARRIER: Procedure = Procedure(DamagedCarrier, damage)

ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(LAUNCH, orders(find_launches), no_launch, launch, needs=CARRIES),
    ActionRule(RECOVER, orders(find_recoveries), no_recovery, recover, needs=CARRIES),
)
