"""Equipment by which an Away Team attacks a landed ship or a facility on its planet, once each turn.

It is an attack with all that limits attacks; the shot always hits, for one marker where its player has an open Battle
Bridge and for nothing where not (1E-G:breen-crm114/2, 1E-G:damage/3). The option names the weapon and the target.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, TimedOffer
from spaceline.core.state import State
from spaceline.rules.first import teams
from spaceline.rules.first.battle import restrictions
from spaceline.rules.first.battle.attacking_teams import able_to_attack
from spaceline.rules.first.battle.counter_attack import remember_attack, use_right
from spaceline.rules.first.battle.gunnery import may_not_be_attacked
from spaceline.rules.first.battle.striking_back import may_counter_attack
from spaceline.rules.first.definition import BOMBARDS
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import IN_TURN
from spaceline.rules.first.tactics import marking, side_deck
from spaceline.rules.first.teams import Team
from spaceline.rules.first.turn import in_orders, not_now
from spaceline.rules.first.values import is_able, is_cloaked, type_of
from spaceline.rules.verbs import TEXT

KIND = "bombard"
FIRED = f"{IN_TURN}bombarded"
"""The mark of a player who has used such a weapon this turn, whichever copy of it (1E-12.8/1)."""


def weapons(state: State, player: PlayerId) -> Iterator[CardId]:
    """The player's weapons of that kind on planets, as far as they can be used."""
    for card in state.watched.get(BOMBARDS, ()):
        leaf = state.cards[card]
        if leaf.controller == player and leaf.role == "surface" and is_able(state, card):
            yield card


def find_targets(state: State, player: PlayerId) -> Iterator[Option]:
    """Each ship and facility on the planets where the player has such a weapon."""
    for weapon in weapons(state, player):
        for target in state.zone(state.cards[weapon].parent, "surface"):
            if no_shot_at(state, player, weapon, target) is None:
                yield Option(KIND, weapon, target)


def no_bombardment(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that attack cannot be made (1E-7.4/1)."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    if option.detail or option.card not in tuple(weapons(state, player)):
        return refusal("named-otherwise")
    return no_shot_at(state, player, option.card, option.target)


def no_shot_at(state: State, player: PlayerId, weapon: CardId, target: CardId) -> Refusal | None:
    """Why a weapon is not fired at a card: it must be an opposing one, on the same planet, and not out of reach."""
    place = state.cards[weapon].parent
    if state.mark(player, FIRED):
        return refusal("bombarded")
    if target not in state.zone(place, "surface") or type_of(state, target) not in ("ship", "facility"):
        return refusal("no-target")
    if state.cards[target].controller == player:
        return refusal("own-target")
    if is_cloaked(state, target):
        return refusal("cloaked-battle")
    if may_not_be_attacked(state, player, target):
        return refusal("attack-barred")
    found = [problem_of(state, player, place, team, target) for team in teams.teams_at(state, place, player)]
    return restrictions.out_of_reach(state, target) or (None if None in found else found[0] if found else no_team())


def no_team() -> Refusal:
    """The refusal where nobody is there who attacks."""
    return refusal("no-attacking-team")


def problem_of(state: State, player: PlayerId, place: PlaceId, team: Team, target: CardId) -> Refusal | None:
    """Why an Away Team does not attack that: without a leader, or by its affiliations (1E-7.4.1/4, /8)."""
    force = able_to_attack(state, team)
    if not force:
        return refusal("stopped-attack")
    if may_counter_attack(state, player, place):
        return None
    if not restrictions.leaders(state, force):
        return restrictions.without_leader(state, force)
    restricting = restrictions.restricting(state, force, (target,))
    return restrictions.no_leave(restricting, restrictions.affiliations_of(state, (target,)))


def bombard(state: State, action: Action) -> None:
    """Fire: the target is hit, the attackers are stopped, and its player may strike back (1E-G:breen-crm114/3)."""
    player, weapon, target = action.player, action.option.card, action.option.target
    place, victim = state.cards[weapon].parent, state.cards[target].controller
    there = teams.teams_at(state, place, player)
    team = next(team for team in there if problem_of(state, player, place, team, target) is None)
    attackers = (*able_to_attack(state, team), weapon)
    if may_counter_attack(state, player, place):
        use_right(state, player, place)
    remember_attack(state, player, victim, place)
    request(
        state,
        Change("note", (), player, to=player, amount=1, detail=FIRED),
        Change("use", (weapon,), player, weapon, detail=TEXT),
        Change("stop", attackers, player, weapon),
    )
    if side_deck.is_open(state, player):
        marking.damage(state, player, target, weapon, draws=1)


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(KIND, TimedOffer(in_orders, find_targets), no_bombardment, bombard, needs=BOMBARDS),
)
