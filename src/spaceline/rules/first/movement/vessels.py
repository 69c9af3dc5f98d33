"""Ships and facilities as ends of a way: where they are, whose they are, what keeps one from using them (1E-7.1)."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import attribute, is_cloaked, is_disabled, is_stopped, type_of


def is_vessel(state: State, entity: EntityId) -> bool:
    """Whether it is a ship or facility at a location."""
    leaf = state.cards.get(entity)
    return leaf is not None and leaf.role in places.POSITIONS and type_of(state, entity) in ("ship", "facility")


def is_own_vessel(state: State, player: PlayerId, entity: EntityId) -> bool:
    """Whether it is a ship or facility that the player controls."""
    return is_vessel(state, entity) and state.cards[entity].controller == player


def is_usable_vessel(state: State, player: PlayerId, entity: EntityId) -> bool:
    """Whether it is a ship or facility that the player may use, or a site of one (1E-6.3/2)."""
    return is_vessel(state, places.vessel_of(state, entity)) and teams.may_use(state, player, entity)


def is_end(state: State, entity: EntityId) -> bool:
    """Whether people could be there: a ship or facility at a location, or a location for its surface.

    Where a station has sites, these are meant, and not the station itself (1E-7.1/5).
    """
    if entity >= FIRST_CARD:
        vessel = places.vessel_of(state, entity)
        return is_vessel(state, vessel) and entity in places.rooms(state, vessel)
    return entity >= FIRST_PLACE and entity in state.places


def location_of(state: State, end: EntityId) -> PlaceId:
    """The location of an end."""
    return places.place_of(state, end)


def is_unshielded(state: State, vessel: CardId) -> bool:
    """Whether a ship or facility has no SHIELDS up; a docked ship has those of the facility too (1E-7.1.4/3)."""
    return state.cards[vessel].face_up and attribute(state, vessel, "Shields") == 0


def is_facility(state: State, card: CardId) -> bool:
    """Whether a vessel is a facility."""
    return type_of(state, card) == "facility"


def wrong_pair(state: State, source: EntityId, target: EntityId) -> Refusal | None:
    """Why there is no way at all from one to the other: two ends at one location are needed (1E-7.1.1/2)."""
    if not is_end(state, source) or not is_end(state, target):
        return refusal("no-such-end")
    if source == target:
        return refusal("same-end")
    if location_of(state, source) != location_of(state, target):
        return refusal("other-location")
    if source >= FIRST_CARD and places.is_out_of_time(state, source):
        return refusal("out-of-time")
    ends = (source, target)
    if any(end < FIRST_CARD and not places.has_surface(state, end) for end in ends):
        return refusal("no-surface")
    if any(end >= FIRST_CARD and is_under_cloak(state, places.vessel_of(state, end)) for end in ends):
        return refusal("cloaked-vessel")
    return None


def is_under_cloak(state: State, vessel: CardId) -> bool:
    """Whether a ship or facility is cloaked or phased, or aboard one that is (1E-7.6/7)."""
    while not is_cloaked(state, vessel):
        if not places.is_carried(state, vessel):
            return False
        vessel = state.cards[vessel].parent
    return True


def no_ship(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why that is no ship that the player could use to do something: an own one in play, not stopped nor disabled.

    Nor one in stasis, whoever of its crew is awake (1E-10.2.4.0.2/1).
    """
    if not is_own_vessel(state, player, ship) or is_facility(state, ship):
        return refusal("no-ship")
    if is_stopped(state, ship):
        return refusal("stopped-ship")
    return refusal("inert-vessel") if is_disabled(state, ship) else None
