"""Which ships and facilities attack together, and which defend (1E-7.4.1/3, 1E-7.4.3/1, 1E-7.4.1.0.6/1).

Only those who really may join are asked for; that others do not see the question keeps secret who that is.
"""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.caching import Cache
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.battle import gunnery, restrictions
from spaceline.rules.first.battle.counter_attack import COUNTER_ATTACK
from spaceline.rules.first.battle.grappling import are_held
from spaceline.rules.first.data.frames import ShipBattle
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.values import is_stopped


def no_attack_on(
    state: State,
    player: PlayerId,
    vessel: CardId,
    targets: Iterable[CardId],
    *,
    needs_leader: bool = True,
    is_restricted: bool = True,
    is_wild: bool = False,
) -> Refusal | None:
    """Why a ship or facility may not attack these targets (1E-7.4.1/3, /4, /6, /7, /8).

    The restrictions of a force are those of all its members, so each of them must be free to attack. Where nobody
    controls the target only the Borg have any (1E-11.1/5).
    """
    problem = gunnery.cannot_attack(state, vessel, player, needs_leader=needs_leader)
    if problem is not None or not is_restricted:
        return problem
    return no_leave_to_attack(state, vessel, tuple(targets), is_wild=is_wild)


def no_leave_to_attack(
    state: State, vessel: CardId, targets: tuple[CardId, ...], *, is_wild: bool = False
) -> Refusal | None:
    """Why the restrictions of a ship or facility and its crew keep it from attacking these targets."""
    attackers = restrictions.restricting(state, (vessel,), targets)
    if is_wild:
        return restrictions.borg_only(attackers)
    return restrictions.no_leave(attackers, restrictions.affiliations_of(state, targets))


def player_of(battle: ShipBattle, side: int) -> PlayerId:
    """Who controls a force; 0 for nobody."""
    return battle.attacker if side == 1 else battle.defender


def apparent(state: State, battle: ShipBattle, side: int) -> tuple[CardId, ...]:
    """The own cards at the location that could join a force, as far as everybody can see."""
    player, force = player_of(battle, side), battle.forces[side]
    if not player:
        return ()
    return tuple(
        card
        for card in places.own(state, places.vessels_at(state, battle.place), player)
        if card not in force + battle.forces[3 - side]
        and gunnery.looks_armed(state, card)
        and not is_stopped(state, card)
        and do_fit(state, battle, side, force, card)
    )


def joinable(state: State, battle: ShipBattle, side: int) -> tuple[CardId, ...]:
    """Those among whom the player chooses: nobody who may not attack, or cannot fire in defence (1E-7.4.1/4)."""
    return tuple(card for card in apparent(state, battle, side) if may_join(state, battle, side, card))


ShipGroup = tuple[CardId, ...]

SQUADRONS: Cache[tuple[int, ShipGroup, ShipGroup, str], tuple[ShipGroup, ...]] = Cache(*OFFERS)
"""By the side, both forces and how the battle began."""


def squadrons(state: State, battle: ShipBattle, side: int) -> tuple[tuple[CardId, ...], ...]:
    """The largest groups that may join a force together, since all of it are compatible (1E-7.4.1.0.6/1).

    A single group holds everybody who may join; several are alternatives.
    """
    kept, key = SQUADRONS.of(state), (side, battle.forces[1], battle.forces[2], battle.detail)
    if key not in kept:
        kept[key] = tuple(find_squadrons(state, battle, side))
    return kept[key]


def find_squadrons(state: State, battle: ShipBattle, side: int) -> list[tuple[CardId, ...]]:
    """Let one after another into the groups in which all go with it."""
    groups: list[tuple[CardId, ...]] = []
    for card in joinable(state, battle, side):
        parts = [tuple(one for one in group if do_fit(state, battle, side, (one,), card)) for group in groups]
        grown = {(*part, card) for part in parts or ((),)}
        apart = [group for group, part in zip(groups, parts, strict=True) if group != part]
        groups = [*apart, *sorted(one for one in grown if not any(set(one) < set(other) for other in grown))]
    return groups


def may_join(state: State, battle: ShipBattle, side: int, card: CardId) -> bool:
    """Whether a card could be in a force, whoever else is."""
    if side == 2:
        return gunnery.can_defend(state, card)
    if battle.targets[1] and all(are_held(state, card, target) for target in battle.targets[1]):
        return False
    is_counter_attack = battle.detail == COUNTER_ATTACK
    problem = no_attack_on(
        state,
        battle.attacker,
        card,
        battle.targets[1],
        needs_leader=not is_counter_attack,
        is_restricted=not is_counter_attack,
        is_wild=not battle.defender,
    )
    return problem is None


def do_fit(state: State, battle: ShipBattle, side: int, force: Iterable[CardId], card: CardId) -> bool:
    """Whether a card with its crew is compatible with all of a force (1E-7.4.1.0.6/1)."""
    player, is_attacking = player_of(battle, side), side == 1
    return all(gunnery.fit_together(state, player, card, member, is_attacking=is_attacking) for member in force)
