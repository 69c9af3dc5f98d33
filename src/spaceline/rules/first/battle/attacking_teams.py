"""Beginning a personnel battle: which Away Team or crew attacks, and which is attacked (1E-7.4.1, 1E-7.4.2/1).

The option names where the battle takes place; where the attacker has several teams there, ``detail`` is the number of
the one that attacks.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import NOBODY, CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule, TimedOffer
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.battle import personnel, restrictions
from spaceline.rules.first.battle.boarders import are_boarders, parties_at
from spaceline.rules.first.battle.counter_attack import COUNTER_ATTACK
from spaceline.rules.first.battle.gunnery import may_not_be_attacked
from spaceline.rules.first.battle.striking_back import may_counter_attack
from spaceline.rules.first.borg.objectives import sought
from spaceline.rules.first.definition import CARRIES
from spaceline.rules.first.location_cache import holdings
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import Team
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES
from spaceline.rules.first.turn import in_orders, not_now, opponent_of
from spaceline.rules.first.values import is_barred
from spaceline.rules.verbs import is_examining

KIND = "battle-personnel"


def find_battles(state: State, player: PlayerId) -> Iterator[Option]:
    """Look wherever cards of both players are present with each other, at each team that somebody could lead."""
    for where in meetings(state):
        forces = forces_at(state, where, player)
        for at, team in enumerate(forces, 1):
            force = able_to_attack(state, team)
            if force and (restrictions.leaders(state, force) or needs_no_leader(state, player, where, force)):
                option = Option(KIND, where, detail=str(at) if len(forces) > 1 else "")
                if no_team_attack(state, player, option) is None:
                    yield option


def needs_no_leader(state: State, player: PlayerId, where: EntityId, force: Team) -> bool:
    """Whether a force strikes back, or is one of those who board ships."""
    return may_counter_attack(state, player, places.place_of(state, where)) or are_boarders(state, force)


@cached_on(MOVES, MODE, LAYOUT)
def meetings(state: State) -> tuple[EntityId, ...]:
    """The surfaces, ships and facilities on which cards of both players are, or in the ships that they carry.

    1E-7.1.6.1.0.1/2.
    """
    held = holdings(state)
    hulls = {where: places.hull_of(state, where) for where in held} if CARRIES in state.watched else {}
    for where, hull in hulls.items():
        if hull != where:
            held = {**held, hull: [*held[hull], *held[where]]}
    return tuple([where for where, whose in held.items() if len(set(whose)) > 1])


def attacking_team(state: State, player: PlayerId, option: Option) -> Team:
    """The team that would attack, whoever is stopped or disabled included."""
    own = forces_at(state, option.card, player)
    if not option.detail:
        return own[0] if len(own) == 1 else ()
    at = int(option.detail) - 1 if option.detail.isdecimal() else -1
    return own[at] if len(own) > 1 and 0 <= at < len(own) else ()


def forces_at(state: State, where: EntityId, player: PlayerId) -> tuple[Team, ...]:
    """A player's Away Teams or crews in a place, and the Rogue Borg there whom the player controls."""
    return (*teams.teams_at(state, where, player), *parties_at(state, where, player))


def able_to_attack(state: State, team: Team) -> Team:
    """Those of a team who take part in an attack: the stopped and the disabled do not (1E-10.2.1/1, 1E-10.2.3/1)."""
    return tuple(card for card in team if teams.is_usable(state, card) and not is_barred(state, card, "attack"))


def no_team_attack(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that personnel battle cannot be declared, as far as the attacker can tell.

    Nobody fights aboard a ship that is out of time (1E-G:temporal-rift/1). Aboard a station that has sites people are
    present at one of them, and that is where they fight (1E-12.4/2).
    """
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    where = option.card
    if where not in state.places and where not in state.cards:
        return refusal("no-attacking-team")
    if places.is_out_of_time(state, where):
        return refusal("out-of-time")
    if places.sites_of(state, where):
        return refusal("named-otherwise")
    team = attacking_team(state, player, option)
    if option.target or not team:
        return refusal("named-otherwise" if forces_at(state, where, player) else "no-attacking-team")
    targets = opposing_teams(state, where, player)
    if not targets:
        return refusal("nobody-to-fight")
    force = able_to_attack(state, team)
    if not force:
        return refusal("stopped-attack")
    if not needs_no_leader(state, player, where, force):
        opponents = teams.personnel_at(state, where, opponent_of(state, player))
        seen = tuple(card for card in opponents if is_seen(state, card, player))
        problem = restrictions.not_led(state, force, seen)
    problems = [problem_with(state, player, where, force, target) for target in targets]
    return problem if problem is not None or None in problems else problems[0]


def is_seen(state: State, card: CardId, viewer: PlayerId) -> bool:
    """Whether a player can read an opposing card; its type and affiliations everybody knows (1E-12.12/2)."""
    return state.cards[card].face_up or is_examining(state, card, viewer)


def opposing_teams(state: State, where: EntityId, player: PlayerId) -> tuple[Team, ...]:
    """The opposing teams there, without those who cannot be attacked (1E-10.2.4/1); Rogue Borg too (1E-7.4.1/2)."""
    opponent = opponent_of(state, player)
    there = (*teams.teams_at(state, where, opponent), *parties_at(state, where, NOBODY, opponent))
    awake = (tuple(card for card in team if restrictions.out_of_reach(state, card) is None) for team in there)
    return tuple(team for team in awake if team)


def problem_with(state: State, player: PlayerId, where: EntityId, force: Team, target: Team) -> Refusal | None:
    """Why those of a team who take part may not attack another, whoever leads them (1E-7.4.1/6, /7, /8)."""
    if any(may_not_be_attacked(state, player, card) for card in target):
        return refusal("attack-barred")
    if may_counter_attack(state, player, places.place_of(state, where)):
        return None
    if are_boarders(state, target):
        return restrictions.borg_only(restrictions.restricting(state, force))
    bound = restrictions.restricting(state, force, target)
    if sought(state, player) in target:
        bound = tuple(icon for icon in bound if icon != restrictions.BORG)
    return restrictions.no_leave(bound, restrictions.affiliations_of(state, target))


def attack(state: State, action: Action) -> None:
    """Begin the battle, unless it turns out that two leaders are needed: the opponent shows why (1E-12.12/2)."""
    player, option, where = action.player, action.option, action.option.card
    team, opponent = attacking_team(state, player, option), opponent_of(state, player)
    is_counter_attack = may_counter_attack(state, player, places.place_of(state, where))
    force, opponents = able_to_attack(state, team), teams.personnel_at(state, where, opponent)
    is_led = is_counter_attack or are_boarders(state, force)
    if not is_led and restrictions.not_led(state, force, opponents) is not None:
        request(state, Change("examine", restrictions.brave(state, opponents), player))
        return
    there = opposing_teams(state, where, player)
    targets = tuple(target for target in there if problem_with(state, player, where, force, target) is None)
    whose = state.cards[targets[0][0]].controller
    personnel.declare(state, (player, whose), where, force, targets, COUNTER_ATTACK if is_counter_attack else "")


ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, TimedOffer(in_orders, find_battles), no_team_attack, attack),)
