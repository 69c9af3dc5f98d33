"""Beginning a ship battle: which ship or facility attacks what; others may join it (1E-7.4.1/3, 1E-7.4.3/1).

The option of such an attack names a ship or facility that attacks and the card that is attacked.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, TimedOffer
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.battle import gunnery, ships
from spaceline.rules.first.battle.counter_attack import COUNTER_ATTACK
from spaceline.rules.first.battle.grappling import are_held
from spaceline.rules.first.battle.squadrons import no_attack_on, no_leave_to_attack
from spaceline.rules.first.battle.striking_back import may_counter_attack
from spaceline.rules.first.location_cache import stationed
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.turn import in_orders, not_now
from spaceline.rules.first.values import is_barred, type_of

KIND = "battle-ship"


def find_attacks(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every location where the player and somebody else have ships or facilities.

    WEAPONS are worked out last, for those alone that may attack with their crews.
    """
    for place in stationed(state, player):
        there = gunnery.possible_targets(state, place)
        own = places.own(state, there, player)
        if len(own) == len(there):
            continue
        is_counter_attack = may_counter_attack(state, player, place)
        able = [card for card in own if gunnery.might_attack(state, card, player, needs_leader=not is_counter_attack)]
        others = [card for card in there if card not in own] if able else ()
        targets = [card for card in others if gunnery.no_target(state, player, card) is None]
        for vessel in able if targets else ():
            if gunnery.is_armed(state, vessel):
                allowed = targets if is_counter_attack else [it for it in targets if has_leave(state, vessel, it)]
                yield from [Option(KIND, vessel, it) for it in allowed if not are_held(state, vessel, it)]


def has_leave(state: State, vessel: CardId, target: CardId) -> bool:
    """Whether no restriction keeps a ship or facility and its crew from attacking a target."""
    return no_leave_to_attack(state, vessel, (target,), is_wild=is_wild(state, target)) is None


def is_wild(state: State, target: CardId) -> bool:
    """Whether nobody controls a target."""
    return state.cards[target].controller not in state.players


def no_ship_attack(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that ship battle cannot be begun (1E-7.4/1)."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    if option.detail:
        return refusal("named-otherwise")
    vessel, target = option.card, option.target
    if vessel not in state.cards or type_of(state, vessel) not in ("ship", "facility"):
        return refusal("no-attacker")
    place = places.place_of(state, vessel)
    if state.cards[vessel].controller != player or vessel not in places.vessels_at(state, place):
        return refusal("no-attacker")
    if is_barred(state, vessel, "attack"):
        return refusal("may-not-attack")
    if target not in gunnery.possible_targets(state, place):
        return refusal("no-target")
    problem = refusal("attack-barred") if are_held(state, vessel, target) else None
    return problem or gunnery.no_target(state, player, target) or no_attack(state, player, place, option)


def no_attack(state: State, player: PlayerId, place: PlaceId, option: Option) -> Refusal | None:
    """Why one of the cards there may not attack another (1E-7.4.1/3, 1E-7.4.1.0.6/1)."""
    is_counter_attack = may_counter_attack(state, player, place)
    return no_attack_on(
        state,
        player,
        option.card,
        (option.target,),
        needs_leader=not is_counter_attack,
        is_restricted=not is_counter_attack,
        is_wild=is_wild(state, option.target),
    )


def attack(state: State, action: Action) -> None:
    """Begin the battle: the forces are formed, and the return fire is declared (1E-7.4.3/1)."""
    player, vessel, target = action.player, action.option.card, action.option.target
    place, victim = places.place_of(state, vessel), state.cards[target].controller
    ships.begin(
        state,
        (player, victim if victim in state.players else 0),
        place,
        ((vessel,), (target,)),
        COUNTER_ATTACK if may_counter_attack(state, player, place) else "",
    )


ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, TimedOffer(in_orders, find_attacks), no_ship_attack, attack),)
