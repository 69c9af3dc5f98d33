"""Landing on planets and taking off (1E-7.1.6)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.movement.docking import cannot_steer
from spaceline.rules.first.movement.forced_moves import goal_of
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import identity, is_landed

LANDER = "may land"
"""The characteristic of ships that may land: printed as a permission, or given by a text (1E-7.1.6/1)."""


def find_landings(state: State, player: PlayerId) -> Iterator[Option]:
    """Each ship that could land where it is."""
    for ship in places.vessels_of_type(state, player, "ship"):
        if LANDER in identity(state, ship).characteristics and cannot_land(state, player, ship) is None:
            yield Option("land", ship)


def find_take_offs(state: State, player: PlayerId) -> Iterator[Option]:
    """Each landed ship that could take off."""
    for ship in places.vessels_of_type(state, player, "ship"):
        if is_landed(state, ship) and cannot_take_off(state, player, ship) is None:
            yield Option("take-off", ship)


def no_landing(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot land."""
    return no_order(state, player, option) or cannot_land(state, player, option.card)


def cannot_land(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship does not land where it is: it takes a planet, full staffing and leave to land.

    1E-7.1.6/1; phased ships do not land (1E-7.6/9), nor do docked ones before they undock.
    """
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    role = state.cards[ship].role
    if role != "space":
        return refusal("ship-docked" if role == "docked" else "ship-landed")
    if LANDER not in identity(state, ship).characteristics:
        return refusal("does-not-land")
    if state.mark(ship, "phased"):
        return refusal("phased")
    if goal_of(state, ship):
        return refusal("sent-elsewhere")
    return None if places.has_surface(state, state.cards[ship].parent) else refusal("nowhere-to-land")


def no_take_off(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot take off."""
    return no_order(state, player, option) or cannot_take_off(state, player, option.card)


def cannot_take_off(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship does not take off; leave to land is leave to take off (1E-7.1.6/1). From a station it undocks."""
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    if places.is_docked(state, ship):
        return refusal("ship-docked")
    return None if is_landed(state, ship) else refusal("ship-not-landed")


def land(state: State, action: Action) -> None:
    """Land; it uses no RANGE."""
    ship = action.option.card
    request(state, Change("land", (ship,), action.player, to=state.cards[ship].parent, role="surface"))


def take_off(state: State, action: Action) -> None:
    """Take off; it uses no RANGE."""
    ship = action.option.card
    request(state, Change("take-off", (ship,), action.player, to=state.cards[ship].parent, role="space"))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("land", orders(find_landings), no_landing, land),
    ActionRule("take-off", orders(find_take_offs), no_take_off, take_off),
)
