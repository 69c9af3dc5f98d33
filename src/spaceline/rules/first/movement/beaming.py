"""Beaming: between ships, facilities and the surface at one location, by own transporters (1E-7.1.1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from spaceline.core.caching import LASTING, cached_while
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import ThroughShields
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.definition import BARS_BEAM, CARRIES, SITES, THROUGH
from spaceline.rules.first.location_cache import kept_options, local, occupied, with_people
from spaceline.rules.first.movement.barriers import enhancers, stops_beams
from spaceline.rules.first.movement.boarding import BEAM, may_somebody_go, nobody_goes, transported
from spaceline.rules.first.movement.forced_moves import is_sent
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.transferring import begin_transfer
from spaceline.rules.first.movement.vessels import is_facility, is_unshielded, is_usable_vessel, wrong_pair
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import BEAMED
from spaceline.rules.first.stations.trading_posts import BORG, takes_all
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.switches import readings
from spaceline.rules.first.teams import Team
from spaceline.rules.first.topics import LAYOUT, MODE
from spaceline.rules.first.values import definition, is_barred, is_cloaked, is_disabled, is_stopped, type_of


def no_transporters(state: State, player: PlayerId, vessel: EntityId) -> Refusal | None:
    """Why the player cannot use the transporters of a ship or facility; it needs no crew, and not to be in stasis.

    1E-10.2.4.0.2/1.

    1E-7.1.1/1, /3; cloaked ones do not work (1E-7.6/7), nor do those of stopped ships (1E-10.2.1/2, ambiguity 18) and
    of ships that a card sends somewhere, not even for those who would come aboard (1E-7.10/1, 1E-G:actions-required/3).
    """
    if not is_usable_vessel(state, player, vessel) or not is_operated(state, player, vessel):
        return refusal("no-transporters")
    return without_transporters(state, places.vessel_of(state, vessel))


def without_transporters(state: State, vessel: CardId) -> Refusal | None:
    """Why the transporters of a ship or facility do not work at present, whoever would use them."""
    if is_sent(state, vessel):
        return refusal("sent-transporters")
    if is_barred(state, vessel, "transport"):
        return refusal("without-transporters")
    if is_cloaked(state, vessel):
        return refusal("cloaked-vessel")
    if is_stopped(state, vessel) and not is_facility(state, vessel):
        return refusal("stopped-transporters") if readings(state).stopped_ship_beams == "no" else None
    return refusal("inert-vessel") if is_disabled(state, vessel) else None


def is_operated(state: State, player: PlayerId, vessel: EntityId) -> bool:
    """Whether a player could work the transporters there: those of an opposing trading post by somebody aboard it.

    Who is no Borg and not disabled; own ones need nobody (1E-7.1.1/1, 1E-G:ferengi-trading-post/1).
    """
    if teams.is_own(state, vessel, player) or not takes_all(state, vessel):
        return True
    return any(BORG not in affiliations(state, card) for card in teams.awake_at(state, vessel, player))


def no_passage(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why nothing goes from one to the other: a card is in the way."""
    return refusal("beaming-barred") if stops_beams(state, player, source, target) else None


def no_open_way(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why nothing goes from one to the other: a card is in the way, or either end is not open."""
    return (
        no_passage(state, player, source, target)
        or not_open(state, player, source, target)
        or not_open(state, player, target, source)
    )


def not_open(state: State, player: PlayerId, end: EntityId, other: EntityId = 0) -> Refusal | None:
    """Why nobody beams between there and another end: SHIELDS of others are up, or a card is in the way (1E-7.1.1/2).

    Somebody at either end may let the player's transporters through.
    """
    if end < FIRST_CARD:
        return None
    vessel = places.vessel_of(state, end)
    if is_barred(state, vessel, BEAM):
        return refusal("beaming-barred")
    leaf = state.cards[vessel]
    is_open = leaf.controller == player or is_usable_vessel(state, player, vessel) or is_unshielded(state, vessel)
    is_open = is_open or is_uncontrolled(state, vessel)
    if not is_open and not (other and goes_through(state, player, (end, other))):
        return refusal("shields-up")
    is_carried = CARRIES in state.watched and places.is_carried(state, vessel)
    return not_open(state, player, leaf.parent, other) if is_carried else None


def goes_through(state: State, player: PlayerId, there: Iterable[EntityId]) -> bool:
    """Whether somebody of a player is awake at one of some ends who lets yours beam through SHIELDS of others."""
    if THROUGH not in state.watched:
        return False
    awake = (card for end in there for card in teams.awake_at(state, end, player))
    return any(definition(state, card).of_kind(ThroughShields) for card in awake)


def ends_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[EntityId]:
    """Where one could beam to and from at a location."""
    if places.has_surface(state, place):
        yield place
    vessels = [vessel for vessel in places.vessels_at(state, place) if not is_cloaked(state, vessel)]
    through = passing_end(state, player, place, vessels) if THROUGH in state.watched else 0
    carries = CARRIES in state.watched
    for vessel in vessels:
        if not_open(state, player, vessel, through) is None:
            yield from places.rooms(state, vessel)
            if carries:
                yield from (ship for ship in places.carried_by(state, vessel) if is_open_aboard(state, player, ship))


def passing_end(state: State, player: PlayerId, place: PlaceId, vessels: Iterable[CardId]) -> EntityId:
    """The end at a location where somebody lets the player beam through SHIELDS of others; 0 for none."""
    rooms = (room for vessel in vessels for room in places.rooms(state, vessel))
    return next((end for end in (place, *rooms) if goes_through(state, player, (end,))), 0)


def is_open_aboard(state: State, player: PlayerId, ship: CardId) -> bool:
    """Whether one could beam to and from a carried ship."""
    return not is_cloaked(state, ship) and not_open(state, player, ship) is None


def find_beams(state: State, player: PlayerId) -> Iterator[Option]:
    """From each end with somebody or something to beam to each other end at the location."""
    for place, number in with_people(state, player):
        if number is None or BARS_BEAM in state.watched:
            yield from beams_at(state, player, place)
        else:
            yield from kept_options(state, player, place, number, find_beams_at)


def with_beamed(state: State, player: PlayerId, place: PlaceId) -> Hashable | None:
    """The situation at a location, how many have beamed up or down there this turn, and what lets others beam past."""
    there = local(state, player, place)
    if there is None or BARS_BEAM not in state.watched:
        return there
    beamed = [state.mark(card, BEAMED) for card in places.missions_at(state, place)]
    return (there, enhancers(state, player), *beamed)


@cached_while(with_beamed, MODE, LASTING, LAYOUT)
def beams_at(state: State, player: PlayerId, place: PlaceId) -> tuple[Option, ...]:
    """From each end to each other end at one location."""
    return tuple(find_beams_at(state, player, place))


def find_beams_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """Look at one location."""
    for source, target in passages(state, player, place):
        if may_somebody_go(state, player, source, target, BEAM):
            yield Option(BEAM, source, target)


def passages(state: State, player: PlayerId, place: PlaceId) -> Iterator[tuple[EntityId, EntityId]]:
    """Between which ends there the player's transporters reach, from one where anybody or anything of the player is."""
    there = tuple(ends_at(state, player, place))
    if len(there) < 2:
        return
    working = [end for end in there if end >= FIRST_CARD and are_of_use(state, player, end)]
    has_obstacles = THROUGH in state.watched or BARS_BEAM in state.watched
    for source in there if working else ():
        if not places.own(state, places.right_inside(state, source), player):
            continue
        for target in there if source in working else working:
            if are_of_one_station(state, source, target):
                continue
            if has_obstacles and no_open_way(state, player, source, target) is not None:
                continue
            yield source, target


def are_of_use(state: State, player: PlayerId, end: EntityId) -> bool:
    """Whether the player can use the transporters at an end that is a ship, a facility or a site."""
    if teams.is_own(state, end, player):
        return without_transporters(state, places.vessel_of(state, end)) is None
    return no_transporters(state, player, end) is None


def are_of_one_station(state: State, source: EntityId, target: EntityId) -> bool:
    """Whether both ends are the same, or sites of one station: between these one walks (1E-7.1.1/2, 1E-7.1.2/2)."""
    if source == target:
        return True
    return SITES in state.watched and places.vessel_of(state, source) == places.vessel_of(state, target)


def no_beam(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nothing can be beamed from one end to the other."""
    source, target = option.card, option.target
    return (
        no_order(state, player, option, "target")
        or wrong_pair(state, source, target)
        or (refusal("same-station") if are_of_one_station(state, source, target) else None)
        or no_operator(state, player, source, target)
        or no_open_way(state, player, source, target)
        or nobody_goes(state, player, source, target, BEAM)
    )


def no_operator(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why neither end has transporters that the player can use; None when one has."""
    problems = [no_transporters(state, player, end) for end in (source, target)]
    if None in problems:
        return None
    told = [problem for problem in problems if problem is not None and problem.reason != "no-transporters"]
    return told[0] if told else problems[0]


def ways_for_text(state: State, player: PlayerId, only: Team) -> tuple[Option, ...]:
    """From where to where a text could beam some of its player's cards, of personnel perhaps only some.

    It overcomes no obstacle, nor does it lend transporters (1E-G:beaming/4).
    """
    return tuple(
        Option(BEAM, source, target)
        for place in occupied(state, player)
        for source, target in passages(state, player, place)
        if any(is_meant(state, card, only) for card in transported(state, player, source, target, only))
    )


def is_meant(state: State, card: CardId, only: Team) -> bool:
    """Whether it is one of those whom a text beams: equipment goes with them, not without."""
    return card in only if only else type_of(state, card) == "personnel"


ACTIONS: tuple[ActionRule, ...] = (ActionRule(BEAM, orders(find_beams), no_beam, begin_transfer),)
