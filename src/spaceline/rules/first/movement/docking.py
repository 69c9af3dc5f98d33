"""Docking and undocking (1E-7.1.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import are_compatible
from spaceline.rules.first.definition import SITES
from spaceline.rules.first.location_cache import Finder, ship_options, ship_options_at, stationed
from spaceline.rules.first.movement.forced_moves import has_no_goal, leads_astray
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.staffing import unstaffed
from spaceline.rules.first.movement.vessels import is_own_vessel, no_ship
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import HALTED
from spaceline.rules.first.stations.berths import cannot_berth, cannot_leave, docking_sites
from spaceline.rules.first.stations.trading_posts import lets_in
from spaceline.rules.first.values import facts, is_barred, is_cloaked

DOCKS = ("outpost",)
"""The kinds of facility at which ships dock by the rules alone (1E-7.1.4/1)."""

MOVE = "move"


def allows_docking(state: State, facility: CardId) -> bool:
    """Whether ships can be docked at a facility or site; a ship that is played there is docked then (1E-7.1.4/7)."""
    if places.is_site(state, facility):
        return facts(state, facility).berths is not None
    return facts(state, facility).kind in DOCKS and state.cards[facility].role == "space"


def cannot_steer(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship cannot move on its own: it must be an own one, unstopped, not halted, and staffed.

    1E-7.1.3/1, 1E-10.2.1/2; docking and landing are movement too (1E-7.1.4/1, 1E-7.1.6/1).
    """
    problem = no_ship(state, player, ship)
    if problem is not None:
        return problem
    if (ship, HALTED) in state.marks:
        return refusal("halted")
    if has_no_goal(state, ship):
        return refusal("bound")
    return refusal("moving-barred") if is_barred(state, ship, MOVE) else unstaffed(state, ship)


def find_docking(state: State, player: PlayerId) -> Iterable[Option]:
    """Look at every location with a ship."""
    return berth_options(state, player, docking_at)


def berth_options(state: State, player: PlayerId, find: Finder) -> Iterable[Option]:
    """What ships may do at docks; who lets them in at sites depends on skills, so there nothing is kept."""
    if SITES not in state.watched:
        return ship_options(state, player, find)
    return [option for place in stationed(state, player) for option in berth_options_at(state, player, place, find)]


def berth_options_at(state: State, player: PlayerId, place: PlaceId, find: Finder) -> Iterable[Option]:
    """What they may do at the docks of one location."""
    if docking_sites(state, place):
        return find(state, player, place)
    return ship_options_at(state, player, place, find)


def docking_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """Each ship in space that could dock at a facility that is open to it, or at a site of any station.

    1E-G:docking/3, 1E-G:ferengi-trading-post/1.
    """
    there = state.zone(place, "space")
    ships = places.of_type(state, places.own(state, there, player), "ship")
    for facility in (*places.of_type(state, there, "facility"), *docking_sites(state, place)):
        if allows_docking(state, facility):
            for ship in ships:
                option = Option("dock", ship, facility)
                if cannot_dock(state, player, ship, facility) is None and not leads_astray(state, option):
                    yield option


def find_undocking(state: State, player: PlayerId) -> Iterable[Option]:
    """Look at every location with a ship."""
    return berth_options(state, player, undocking_at)


def undocking_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """Each docked ship that could undock."""
    for ship in places.ships_at(state, place, player):
        if places.is_docked(state, ship) and cannot_undock(state, player, ship) is None:
            yield Option("undock", ship)


def no_docking(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot dock there."""
    problem = no_order(state, player, option, "target") or cannot_dock(state, player, option.card, option.target)
    return problem or (refusal("sent-elsewhere") if leads_astray(state, option) else None)


def cannot_dock(state: State, player: PlayerId, ship: EntityId, facility: EntityId) -> Refusal | None:
    """Why a ship does not dock at a facility: it must be at an own outpost with which it is compatible.

    1E-7.1.4/1; its crew need not be. Nothing docks that is phased or cloaked, nor at it (1E-7.6/7, /9). At a site the
    text of that site counts (1E-G:facility/6), and some facilities are open to all (1E-G:ferengi-trading-post/1).
    """
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    role = state.cards[ship].role
    if role != "space":
        return refusal({"docked": "ship-docked", "aboard": "carried"}.get(role, "ship-landed"))
    if state.mark(ship, "phased"):
        return refusal("phased")
    is_site = places.is_site(state, facility)
    is_shared = lets_in(state, ship, facility)
    is_open = is_site or is_shared or is_own_vessel(state, player, facility)
    if not is_open or not allows_docking(state, facility):
        return refusal("no-dock")
    station = places.vessel_of(state, facility)
    if state.cards[station].parent != state.cards[ship].parent:
        return refusal("no-dock")
    if is_cloaked(state, ship) or is_cloaked(state, station):
        return refusal("cloaked-dock")
    if is_site:
        return cannot_berth(state, player, ship, facility)
    is_let_in = is_shared or are_compatible(state, player, ship, facility)
    return None if is_let_in else refusal("not-compatible-with-dock")


def no_undocking(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot undock."""
    return no_order(state, player, option) or cannot_undock(state, player, option.card)


def cannot_undock(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship does not undock; at a facility of another player it cannot, unless a site lets it (1E-G:docking/3)."""
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    if not places.is_docked(state, ship):
        return refusal("ship-not-docked")
    facility = state.cards[ship].parent
    if places.is_site(state, facility):
        problem = cannot_leave(state, player, ship, facility)
    else:
        is_open = lets_in(state, ship, facility) or is_own_vessel(state, player, facility)
        problem = None if is_open else refusal("opposing-dock")
    is_hidden = is_cloaked(state, ship) or is_cloaked(state, places.vessel_of(state, facility))
    return problem or (refusal("cloaked-dock") if is_hidden else None)


def dock(state: State, action: Action) -> None:
    """Dock; it uses no RANGE (1E-7.1.4/2)."""
    option = action.option
    request(state, Change("dock", (option.card,), action.player, to=option.target, role="docked"))


def undock(state: State, action: Action) -> None:
    """Undock; it uses no RANGE (1E-7.1.4/2)."""
    ship = action.option.card
    request(state, Change("undock", (ship,), action.player, to=places.place_of(state, ship), role="space"))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("dock", orders(find_docking), no_docking, dock),
    ActionRule("undock", orders(find_undocking), no_undocking, undock),
)
