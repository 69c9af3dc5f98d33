"""Walking: between a facility and the ships docked there, from site to site, on a planet in and out (1E-7.1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.battle.grappling import passages
from spaceline.rules.first.location_cache import kept_options, options_at, with_people
from spaceline.rules.first.movement.boarding import WALK, may_somebody_go, nobody_goes
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.transferring import begin_transfer
from spaceline.rules.first.movement.vessels import is_facility, is_own_vessel, is_usable_vessel, wrong_pair
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.turn import opponent_of
from spaceline.rules.first.values import is_cloaked

WalkingPath = tuple[EntityId, EntityId]


def ways(state: State, player: PlayerId, place: PlaceId) -> Iterator[WalkingPath]:
    """Where the player's personnel could walk from and to at a location, whoever is there.

    In both directions, but for facilities on a planet that are not open to them: intruders can leave those
    (1E-G:facility/6). Between the sites of a station, whosever it is, everybody walks (1E-G:walking/1).
    """
    vessels = places.vessels_at(state, place)
    for station in vessels:
        yield from permutations(places.sites_of(state, station), 2)
    for vessel in places.own(state, vessels, player):
        leaf = state.cards[vessel]
        if is_cloaked(state, vessel) or leaf.role not in ("docked", "surface"):
            continue
        if leaf.role == "surface" or may_enter(state, player, leaf.parent):
            yield from ((vessel, leaf.parent), (leaf.parent, vessel))
    for building in places.of_type(state, places.own(state, vessels, opponent_of(state, player)), "facility"):
        if state.cards[building].role == "surface" and not is_cloaked(state, building):
            yield building, state.cards[building].parent
            if may_enter(state, player, building):
                yield state.cards[building].parent, building


def may_enter(state: State, player: PlayerId, facility: CardId) -> bool:
    """Whether a facility is open to the player's personnel who are at it; any Nor is (1E-6.3/2, 1E-G:facility/6)."""
    vessel = places.vessel_of(state, facility)
    is_open = places.is_nor(state, vessel) or is_usable_vessel(state, player, vessel)
    return is_open and not is_cloaked(state, vessel)


def find_walks(state: State, player: PlayerId) -> Iterator[Option]:
    """Each way on which somebody can walk."""
    for place, number in with_people(state, player):
        if number is None:
            yield from options_at(state, player, place, walks_at)
        else:
            yield from kept_options(state, player, place, number, walks_at)
    for source, target in passages(state, player):
        if may_somebody_go(state, player, source, target, WALK):
            yield Option(WALK, source, target)


def walks_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """Look at one location."""
    for source, target in ways(state, player, place):
        if places.cards_inside(state, source) and may_somebody_go(state, player, source, target, WALK):
            yield Option(WALK, source, target)


def no_walk(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nobody can walk from one to the other."""
    source, target = option.card, option.target
    return (
        no_order(state, player, option, "target")
        or wrong_pair(state, source, target)
        or (None if leads_there(state, player, source, target) else refusal("no-way"))
        or nobody_goes(state, player, source, target, WALK)
    )


def leads_there(state: State, player: PlayerId, source: EntityId, target: EntityId) -> bool:
    """Whether one walks from one end to the other: one of them is at the other, and both are open to the player.

    Or both are sites of one station; one passes those that lie between (1E-7.1.2/2).
    """
    if (source, target) in tuple(passages(state, player)):
        return True
    if places.is_site(state, source) and places.is_site(state, target):
        return state.cards[source].parent == state.cards[target].parent
    for inner, outer in ((source, target), (target, source)):
        if inner < FIRST_CARD or state.cards[inner].parent != outer:
            continue
        if state.cards[inner].role == "docked":
            return is_own_vessel(state, player, inner) and may_enter(state, player, outer)
        if state.cards[inner].role == "surface":
            leaves = inner == source and is_facility(state, inner)
            return leaves or is_usable_vessel(state, player, inner)
    return False


ACTIONS: tuple[ActionRule, ...] = (ActionRule(WALK, orders(find_walks), no_walk, begin_transfer),)
