"""Ships at docking sites: which may dock there, whoever controls the station (1E-G:docking, 1E-G:facility/6)."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Harbors
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import are_compatible
from spaceline.rules.first.definition import HARBORS, SITES
from spaceline.rules.first.movement.staffing import asks_for_staff, icons_needed
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.requirements import asked_for
from spaceline.rules.first.values import definition, facts, is_disabled, is_in_stasis

DIGNITARY, OPERATOR = "V.I.P.", "Computer Skill"
"""Who lets a ship dock that is not compatible with the station: aboard it, or at the site."""


def docking_sites(state: State, place: EntityId) -> tuple[CardId, ...]:
    """The sites at a location at which ships dock, of all stations."""
    if SITES not in state.watched:
        return ()
    sites = (site for vessel in places.vessels_at(state, place) for site in places.sites_of(state, vessel))
    return tuple(site for site in sites if facts(state, site).berths is not None)


def cannot_berth(state: State, player: PlayerId, ship: CardId, site: CardId) -> Refusal | None:
    """Why a ship does not dock at a site: it asks for too much staff, there is no room, or it is kept out."""
    fits = are_compatible(state, player, ship, state.cards[site].parent)
    return no_berth(state, ship, site) or not_let_in(state, player, ship, site, fits=fits)


def cannot_leave(state: State, player: PlayerId, ship: CardId, site: CardId) -> Refusal | None:
    """Why a ship does not undock from a site; the operator may have boarded it just before."""
    fits = are_compatible(state, player, ship, state.cards[site].parent)
    return not_let_in(state, player, ship, site, fits=fits, boarded=teams.awake_at(state, ship, player))


def no_berth(state: State, ship: CardId, site: CardId) -> Refusal | None:
    """Why there is no berth at a site for such a ship."""
    berths = facts(state, site).berths
    if berths is None:
        return refusal("no-dock")
    is_too_big = icons_needed(state, ship) >= berths.below or (berths.unstaffed and asks_for_staff(state, ship))
    if is_too_big:
        return refusal("too-big-for-site")
    docked = (one for one in state.zone(site, "docked") if one != ship)
    return refusal("site-full") if sum(1 for _ in docked) >= berths.capacity else None


def is_welcome(state: State, ship: CardId, site: EntityId) -> bool:
    """Whether a site of the same station lets such ships dock there, report and be repaired, whatever they are."""
    world = world_of(state)
    for source in state.watched.get(HARBORS, ()):
        if state.cards[source].parent == state.cards[site].parent and world.text_is_on(state, source):
            text: Harbors = definition(state, source).of_kind(Harbors)[0][1]
            if world.matches(state, ship, text.ships, values_for_filter(state, text.ships)):
                return True
    return False


def not_let_in(
    state: State, player: PlayerId, ship: CardId, site: CardId, *, fits: bool, boarded: tuple[CardId, ...] = ()
) -> Refusal | None:
    """Why a ship neither docks at a site nor leaves it.

    It fits, being compatible with the station, or somebody of rank is aboard, or an own operator unopposed at the site,
    or one who has ``boarded`` the ship. They may be stopped (1E-10.2.1.0.1/1).
    """
    if fits or is_welcome(state, ship, site):
        return None
    if skilled(state, teams.awake_at(state, ship, player), DIGNITARY):
        return None
    operators = (*teams.awake_at(state, site, player), *boarded)
    if skilled(state, operators, OPERATOR) and is_unopposed(state, player, site):
        return None
    return refusal("not-let-in")


def skilled(state: State, cards: tuple[CardId, ...], skill: str) -> tuple[CardId, ...]:
    """Those of some personnel who have a skill now; a classification counts as one."""
    look = values_for(state, asked_for(Skill(skill)))
    return tuple(card for card in cards if look(card).skills.get(skill, 0) > 0)


def is_unopposed(state: State, player: PlayerId, site: CardId) -> bool:
    """Whether no opponent has personnel at a site; who is disabled or in stasis opposes nobody (1E-G:unopposed/1)."""
    return not any(
        not is_disabled(state, card) and not is_in_stasis(state, card)
        for other in state.players
        if other != player
        for card in teams.personnel_at(state, site, other)
    )
