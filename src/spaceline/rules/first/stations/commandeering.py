"""Commandeering a station: whoever operates it, unopposed at the site that lets one do so, takes it over (1E-7.8).

The option names one of the player's personnel there, whose affiliation the station has from then on, and the station.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.meeting import use_to_meet
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.definition import SITES
from spaceline.rules.first.missions.solving import barred
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations.berths import is_unopposed, skilled
from spaceline.rules.first.stations.sites import stations
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.teams import Team
from spaceline.rules.first.values import facts, is_barred

KIND = "commandeer"
BORG = "Bor"


def find_commandeering(state: State, player: PlayerId) -> Iterator[Option]:
    """Each station that could be taken over, with one personnel of each affiliation that it could have then."""
    for station in stations(state):
        for site in places.sites_of(state, station):
            if no_takeover(state, player, station, site) is None:
                yield from (Option(KIND, card, station) for card in takers(state, player, site))


def takers(state: State, player: PlayerId, site: CardId) -> Team:
    """Of the team at a site one for each affiliation in it (1E-7.8/1)."""
    team = able_at(state, player, site)
    sides = dict.fromkeys(affiliations(state, card) for card in team)
    alike = (tuple(card for card in team if affiliations(state, card) == side) for side in sides)
    return tuple(teams.spokesman(state, group, player) for group in alike)


def able_at(state: State, player: PlayerId, site: CardId) -> Team:
    """The player's personnel at a site who can act."""
    return tuple(card for card in teams.personnel_at(state, site, player) if teams.is_usable(state, card))


def no_takeover(state: State, player: PlayerId, station: CardId, site: CardId) -> Refusal | None:
    """Why a player does not commandeer a station from one of its sites."""
    skill, team = facts(state, site).commandeers, able_at(state, player, site)
    if not skill:
        return refusal("not-from-here")
    if state.cards[station].controller == player:
        return refusal("own-station")
    if any(BORG in affiliations(state, card) for card in team):
        return refusal("borg-do-not-commandeer")
    problem = is_held_back(state, player, station)
    if problem is not None:
        return problem
    if not skilled(state, team, skill):
        return refusal("no-operator")
    return None if is_unopposed(state, player, site) else refusal("opposed-at-site")


def is_held_back(state: State, player: PlayerId, station: CardId) -> Refusal | None:
    """Why nobody takes over a station that is nobody's: dilemmas are left beneath it, or a text bars it.

    1E-G:empok-nor/1, 1E-G:friendly-fire/1. Nor does whoever has revealed an own mis-seed there (1E-7.2.4/4).
    """
    if not is_uncontrolled(state, station):
        return None
    if state.zone(station, "seeds"):
        return refusal("dilemmas-beneath")
    if is_barred(state, station, "attempt"):
        return refusal("attempt-barred")
    return refusal("own-mis-seed") if state.mark(station, barred(player)) else None


def no_commandeering(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is not done."""
    problem = no_order(state, player, option, "target")
    if problem is not None:
        return problem
    card, station = option.card, option.target
    site = places.container(state, card) if card in state.cards else 0
    if station not in stations(state) or site not in places.sites_of(state, station):
        return refusal("not-from-here")
    problem = no_takeover(state, player, station, site)
    return problem or (None if card in takers(state, player, site) else refusal("no-operator"))


def commandeer(state: State, action: Action) -> None:
    """Show who operates the station, and take it over; one that was nobody's is turned over (1E-G:empok-nor/3)."""
    card, station, player = action.option.card, action.option.target, action.player
    site = places.container(state, card)
    skill = facts(state, site).commandeers
    operators = skilled(state, able_at(state, player, site), skill)
    request(state, use_to_meet((((operators[:1]), (skill,)),), site, player))
    flipped = (Change("flip-over", (station,), player),) if is_uncontrolled(state, station) else ()
    request(state, Change(KIND, (station,), player, site, to=card), *flipped)


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(KIND, orders(find_commandeering), no_commandeering, commandeer, needs=SITES),
)
