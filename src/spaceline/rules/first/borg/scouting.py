"""Scouting a location for an objective: seed after seed, as in an attempt, but nothing is solved (1E-7.3.2.1).

Who scouts a planet is an Away Team, who scouts space the crew of a ship; where a mission is both, either may
(1E-G:scouting-locations/1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.borg.collective import is_borg
from spaceline.rules.first.borg.objectives import current_objective, objective_at
from spaceline.rules.first.data.frames import Scouting
from spaceline.rules.first.definition import BORG_OBJECTIVE
from spaceline.rules.first.missions import attempting, solving
from spaceline.rules.first.missions.attempting import away_team, cure_between_seeds, no_ship, reveal_next_seed
from spaceline.rules.first.movement.forced_moves import is_sent
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import SCOUTED, SCOUTING
from spaceline.rules.first.topics import ATTEMPT
from spaceline.rules.first.turn import in_orders
from spaceline.rules.first.values import is_barred, is_stopped

KIND = "scout"


def offer_scouting(state: State, player: PlayerId) -> Iterable[Option]:
    """The teams that could scout now."""
    return tuple(find_scouting(state, player)) if in_orders(state, player) else ()


def find_scouting(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at the location that the current objective targets."""
    objective = current_objective(state, player) if BORG_OBJECTIVE in state.watched else 0
    place = places.place_of(state, objective) if objective else 0
    if not place or nothing_to_scout(state, player, place) is not None:
        return
    mission = places.mission_for(state, place, player)
    for option in conceivable(state, player, place, mission):
        if no_scouts(state, place, player, option) is None:
            yield option


def conceivable(state: State, player: PlayerId, place: PlaceId, mission: CardId) -> Iterator[Option]:
    """Each Away Team on the planet, and each ship in space, as far as the mission is either."""
    kind = places.kind_of(state, place)
    if kind != "space":
        yield from (Option(KIND, mission, place, number) for number in attempting.team_numbers(state, place, player))
    if kind != "planet":
        yield from (Option(KIND, mission, ship) for ship in places.ships_at(state, place, player))


def no_scouting(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nobody scouts like that."""
    problem = attempting.no_mission(state, player, option.card)
    if problem is not None:
        return problem
    place = state.cards[option.card].parent
    return nothing_to_scout(state, player, place) or no_scouts(state, place, player, option)


def nothing_to_scout(state: State, player: PlayerId, place: PlaceId) -> Refusal | None:
    """Why a location is not scouted: no objective lets Borg do that, or it was done (1E-G:scouting-locations/1, /6)."""
    objective = objective_at(state, player, place)
    if not objective:
        return refusal("no-objective-there")
    end = places.end_for(state, place, player)
    if end is None or end.points is None:
        return refusal("no-point-box")
    if is_barred(state, places.mission_for(state, place, player), KIND):
        return refusal("attempt-barred")
    if state.mark(objective, SCOUTED):
        return refusal("scouted-already")
    is_done = bool(state.mark(objective, SCOUTING)) and not state.zone(place, "seeds")
    return refusal("nothing-to-scout") if is_done else None


def no_scouts(state: State, place: PlaceId, player: PlayerId, option: Option) -> Refusal | None:
    """Why those are no scouts: a ship with its crew, or an Away Team, all of them Borg (1E-G:scouting-locations/6)."""
    kind, target = places.kind_of(state, place), option.target
    if target >= FIRST_CARD:
        problem = refusal("needs-an-away-team") if kind == "planet" else no_ship(state, place, player, target)
        if problem is None and (is_sent(state, target) or option.detail):
            problem = refusal("stopped-attempt" if not option.detail else "nobody-there")
    elif target != place or kind == "space":
        problem = refusal("needs-a-ship")
    elif option.detail not in attempting.team_numbers(state, place, player):
        problem = refusal("nobody-there")
    else:
        problem = None
    return problem or nobody_scouts(state, place, player, option)


def nobody_scouts(state: State, place: PlaceId, player: PlayerId, option: Option) -> Refusal | None:
    """Why nobody of a team scouts: all are stopped, somebody is no Borg, or a text keeps all of them from it."""
    team = scouts_of(state, place, player, option)
    if not team:
        is_tired = any(is_stopped(state, card) for card in teams.personnel_at(state, option.target, player))
        return refusal("stopped-attempt" if is_tired else "nobody-there")
    if not all(is_borg(state, card) for card in team):
        return refusal("only-borg-scout")
    return refusal("attempt-barred") if all(is_barred(state, card, KIND) for card in team) else None


def scouts_of(state: State, place: PlaceId, player: PlayerId, option: Option) -> tuple[CardId, ...]:
    """Everybody who would scout."""
    if option.target >= FIRST_CARD:
        return teams.crew(state, option.target, player)
    return away_team(state, place, player, option.detail)


def begin_scouting(state: State, action: Action) -> None:
    """Begin: nothing else may be done until it ends."""
    mission, target = action.option.card, action.option.target
    place = state.cards[mission].parent
    members = scouts_of(state, place, action.player, action.option)
    state.frames.append(
        Scouting(
            step="announce_scouting",
            player=action.player,
            mission=mission,
            place=place,
            ship=target if target >= FIRST_CARD else 0,
            participants=members,
            began=members,
            objective=objective_at(state, action.player, place),
        )
    )


def announce_scouting(state: State, scouting: Scouting) -> Next:
    """Announce it: that it was begun is remembered with the objective (1E-G:scouted/1)."""
    state.invalidate(ATTEMPT)
    announced = Change(
        "scout", (scouting.mission,), scouting.player, scouting.objective, amount=len(scouting.participants)
    )
    request(state, announced, Change("take-part", scouting.began, scouting.player, scouting.mission))
    return None


def end_scouting(state: State, scouting: Scouting) -> Next:
    """What lasts until the end of an attempt ends; there is nothing to solve."""
    solving.end_lasting(state)
    return "done"


def fail(state: State, scouting: Scouting) -> Next:
    """It ends before all seeds were met: by itself that stops nobody."""
    return "end_scouting"


SCOUTING_A_LOCATION: Procedure = Procedure(
    Scouting, announce_scouting, cure_between_seeds, reveal_next_seed, end_scouting, fail
)

ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, offer_scouting, no_scouting, begin_scouting, needs=BORG_OBJECTIVE),)
