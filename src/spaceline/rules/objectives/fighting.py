"""Orders to begin battles, and attacks that are refused (OBJ-initiate-combat, OBJ-attack-restrictions)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule, Next
from spaceline.core.state import State
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.scope import Reading
from spaceline.rules.objectives import restrictions
from spaceline.rules.objectives.attacks import no_attack, surroundings
from spaceline.rules.objectives.refusals import refusal, restated
from spaceline.rules.second import places
from spaceline.rules.second.battle import battling, sides
from spaceline.rules.second.battle.beginning import combats, engagements
from spaceline.rules.second.data.frames import Battle, Combat, Engagement
from spaceline.rules.second.turn import no_order_now, segment
from spaceline.rules.second.values import definition

BATTLES = {sides.COMBAT: combats, sides.ENGAGEMENT: engagements}


def offer(state: State, player: PlayerId, kind: str) -> Iterable[Option]:
    """The battles of a kind that a player can begin without a card (OBJ-initiate-combat/1, /2)."""
    if segment(state) != "orders":
        return ()
    return tuple(sorted(set(BATTLES[kind](state, Reading(0, player), BeginBattle((kind,)))), key=by_names))


def by_names(option: Option) -> tuple[int, int]:
    """The order of battles."""
    return (option.card, option.target)


def obstacle(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a battle cannot be begun."""
    problem = restated(no_order_now(state, player))
    if problem is not None or option in offer(state, player, option.kind):
        return problem
    return refusal(no_attack(state, player, option))


def offer_combat(state: State, player: PlayerId) -> Iterable[Option]:
    """Against personnel on the same planet or ship (OBJ-initiate-combat/1)."""
    return offer(state, player, sides.COMBAT)


def offer_engagement(state: State, player: PlayerId) -> Iterable[Option]:
    """Against ships at the same location (OBJ-initiate-combat/2)."""
    return offer(state, player, sides.ENGAGEMENT)


def begin_combat(state: State, action: Action) -> None:
    """On a planet or aboard a ship."""
    state.frames.append(combat(state, action.player, action.option.card, action.option.target))


def combat(state: State, player: PlayerId, where: EntityId, opponent: PlayerId) -> Combat:
    """All unstopped personnel of the player there against all of that opponent's (2E-combat/3)."""
    there = surroundings(state, where)
    others = places.own(state, there, opponent)
    return Combat(
        step=FIRST_STEP,
        player=player,
        opponent=opponent,
        own=places.unstopped_personnel(state, there, player),
        others=tuple(card for card in others if definition(state, card).type == "personnel"),
        where=where,
    )


def begin_engagement(state: State, action: Action) -> None:
    """One ship against another (2E-engagements/3)."""
    state.frames.append(engagement(state, action.player, action.option.card, action.option.target))


def engagement(state: State, player: PlayerId, ship: CardId, target: CardId) -> Engagement:
    """An engagement that no card begins."""
    return Engagement(
        step=FIRST_STEP,
        player=player,
        opponent=state.cards[target].controller,
        own=(ship,),
        others=(target,),
        place=places.place_of(state, ship),
    )


def begin(state: State, battle: Battle) -> Next:
    """Begin it, unless hidden personnel protect those attacked: their affiliation is shown (OBJ-attack-restrictions/2).

    Whoever was refused attacks nobody this turn. What is open was looked at before the battle was chosen.
    """
    own, others = sides.fighters(state, battle, battle.player), sides.involved_of(state, battle, battle.opponent)
    is_enabled = bool(battle.source) or battle.player != state.ruleset.active_player(state)
    protectors = restrictions.protected(state, own, others, is_enabled=is_enabled)
    if not protectors:
        return battling.begin(state, battle)
    request(state, Change("refuse-attack", own, battle.player, detail=restrictions.told(state, protectors)))
    return "leave"


def joining(state: State, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Of the ships that would join an attack, those whom no restriction keeps from it (OBJ-attack-restrictions/1, /2).

    A card lets them, so that Federation may (/5). Whom a hidden crew keeps from it learns that now, and does not join.
    """
    battle = sides.current_battle(state)
    if battle is None or not changes or changes[-1].player != battle.player:
        return changes
    join, others = changes[-1], sides.involved_of(state, battle, battle.opponent)
    open_to = tuple(ship for ship in join.cards if restrictions.may_attack(state, (ship,), battle.others, join.source))
    kept = {ship: restrictions.protected(state, (ship,), others, is_enabled=True) for ship in open_to}
    refused = (
        Change("refuse-attack", (ship,), battle.player, detail=restrictions.told(state, those))
        for ship, those in kept.items()
        if those
    )
    able = tuple(ship for ship in open_to if not kept[ship])
    staff = (change for change in changes[:-1] if change.source in able)
    return (*staff, *refused, *((replace(join, cards=able),) if able else ()))


FIRST_STEP = "begin"
"""Of both procedures."""
ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(sides.COMBAT, offer_combat, obstacle, begin_combat),
    ActionRule(sides.ENGAGEMENT, offer_engagement, obstacle, begin_engagement),
)
