"""Attempts to clear a station that is nobody's of what lies beneath it (1E-G:empok-nor/1, 1E-7.2.1/10).

An Away Team at the site from which stations are commandeered meets the seeds as in an attempt at a mission, but nothing
is solved, and nobody needs the skill. Taking the station over is an action of its own, once nothing is left there.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.data.frames import CommandeeringAttempt
from spaceline.rules.first.definition import SITES
from spaceline.rules.first.missions import solving
from spaceline.rules.first.missions.attempting import cure_between_seeds, reveal_next_seed
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations.derelicts import derelicts
from spaceline.rules.first.teams import Team
from spaceline.rules.first.topics import ATTEMPT
from spaceline.rules.first.values import facts, is_able, is_barred

KIND = "attempt-station"
BORG = "Bor"


def find_attempts(state: State, player: PlayerId) -> Iterator[Option]:
    """Each team at such a site of a station beneath which something is left."""
    for station in derelicts(state):
        for site in places.sites_of(state, station) if state.zone(station, "seeds") else ():
            for number in numbers(state, player, site):
                if no_team(state, player, station, site, number) is None:
                    yield Option(KIND, station, site, number)


def numbers(state: State, player: PlayerId, site: CardId) -> list[str]:
    """The Away Teams of a player at a site by number; a single one has none."""
    count = len(teams.teams_at(state, site, player))
    return [""] if count == 1 else [str(at) for at in range(1, count + 1)]


def team_at(state: State, player: PlayerId, site: CardId, number: str) -> Team:
    """The members of an Away Team who can act."""
    there = teams.teams_at(state, site, player)
    at = int(number) - 1 if number.isdecimal() else 0
    team = teams.at_large(state, there[at]) if 0 <= at < len(there) else ()
    return tuple(card for card in team if is_able(state, card))


def no_attempt(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why there is no such attempt."""
    problem = no_order(state, player, option, "target")
    if problem is not None:
        return problem
    station, site = option.card, option.target
    if station not in derelicts(state) or site not in places.sites_of(state, station):
        return refusal("not-from-here")
    if not state.zone(station, "seeds"):
        return refusal("no-dilemmas-beneath")
    if option.detail not in numbers(state, player, site):
        return refusal("nobody-there")
    return no_team(state, player, station, site, option.detail)


def no_team(state: State, player: PlayerId, station: CardId, site: CardId, number: str) -> Refusal | None:
    """Why a team makes no attempt from a site: whoever could not commandeer does not try (1E-7.8.0.1/3)."""
    team = team_at(state, player, site, number)
    if not facts(state, site).commandeers:
        return refusal("not-from-here")
    if not team:
        return refusal("stopped-attempt")
    if any(BORG in affiliations(state, card) for card in team):
        return refusal("borg-do-not-commandeer")
    return refusal("attempt-barred") if is_barred(state, station, "attempt") else None


def begin(state: State, action: Action) -> None:
    """Begin: nothing else may be done until it ends."""
    station, site = action.option.card, action.option.target
    team = team_at(state, action.player, site, action.option.detail)
    state.frames.append(
        CommandeeringAttempt(
            step="announce",
            player=action.player,
            mission=station,
            place=station,
            site=site,
            participants=team,
            began=team,
        )
    )


def announce(state: State, attempt: CommandeeringAttempt) -> Next:
    """Announce it."""
    state.invalidate(ATTEMPT)
    began = Change(KIND, (attempt.mission,), attempt.player, amount=len(attempt.began))
    request(state, began, Change("take-part", attempt.began, attempt.player, attempt.mission))
    return None


def end_attempt(state: State, attempt: CommandeeringAttempt) -> Next:
    """What lasts until the end of an attempt ends; there is nothing to solve."""
    solving.end_lasting(state)
    return "done"


def fail(state: State, attempt: CommandeeringAttempt) -> Next:
    """It ends before all seeds were met: by itself that stops nobody."""
    return "end_attempt"


COMMANDEERING_ATTEMPT: Procedure = Procedure(
    CommandeeringAttempt, announce, cure_between_seeds, reveal_next_seed, end_attempt, fail
)

ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, orders(find_attempts), no_attempt, begin, needs=SITES),)
