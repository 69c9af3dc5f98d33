"""What those who fire together come to against what they fire at (1E-7.4.3/4 to /6).

What the player cannot see is not counted: nothing that enhances SHIELDS from within a ship of the opponent, and nothing
of a target whose face is unknown, as that of a docked ship is (1E-12.12/2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import CardId
from spaceline.core.data.previews import MORE_THAN, Need, Preview
from spaceline.core.state import State
from spaceline.rules.first.battle.gunnery import attack_total, can_fire, defense_total
from spaceline.rules.first.battle.squadrons import squadrons
from spaceline.rules.first.data.frames import Mustering, ShipBattle
from spaceline.rules.first.movement.transferring import everywhere
from spaceline.rules.first.previews.movement import beside

HIT, DIRECT_HIT, FORCE = "hit", "direct-hit", "force"


def of_attack(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The target of the ship battle that would be begun, with the one who begins it."""
    assert given.option is not None
    return tuple(fired_at(state, (given.option.card,), (given.option.target,), is_attacking=True))


def of_squadron(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """Who fights in one of several groups that are not compatible, and what comes of it if all of them do.

    1E-7.4.1.0.6/1.
    """
    assert given.option is not None
    battle, side = battle_of(state), mustering(state).side
    found = squadrons(state, battle, side)
    group, bound = found[int(given.option.detail) - 1], everywhere(found)
    apart = tuple(dict.fromkeys(card for other in found for card in other if card not in bound))
    own = beside(state, tuple(card for card in group if card not in bound), apart)
    return (*of_joining(state, side, group), Preview(FORCE, battle.forces[side][0], own))


def of_joining_force(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """What those come to who are in a force so far."""
    return of_joining(state, mustering(state).side, given.cards)


def of_joining(state: State, side: int, cards: tuple[CardId, ...]) -> tuple[Preview, ...]:
    """What is attacked; or each attacker at which the defence could return fire, of which it chooses one.

    1E-7.4.3/1, /7.
    """
    battle = battle_of(state)
    force, targets = (*battle.forces[side], *cards), battle.targets[1] if side == 1 else battle.forces[1]
    return tuple(fired_at(state, force, targets, is_attacking=side == 1))


def of_return_fire(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The attacker at which fire would be returned."""
    assert given.option is not None
    return tuple(fired_at(state, battle_of(state).forces[2], (given.option.card,), is_attacking=False))


def battle_of(state: State) -> ShipBattle:
    """The ship battle that is being begun."""
    return next(frame for frame in reversed(state.frames) if isinstance(frame, ShipBattle))


def mustering(state: State) -> Mustering:
    """The force that is being formed."""
    frame = state.frames[-1]
    assert isinstance(frame, Mustering)
    return frame


def fired_at(
    state: State, force: Iterable[CardId], targets: Iterable[CardId], *, is_attacking: bool
) -> Iterator[Preview]:
    """ATTACK of those of a force who can fire, against the DEFENSE of each target once and twice (1E-7.4.3/6)."""
    attack = attack_total(state, (card for card in force if can_fire(state, card, is_attacking=is_attacking)))
    for target in targets:
        if state.cards[target].definition == state.ruleset.unread:
            continue
        defense = defense_total(state, target)
        yield Preview(HIT, target, (Need("attribute", "Weapons", attack, defense, MORE_THAN),))
        yield Preview(DIRECT_HIT, target, (Need("attribute", "Weapons", attack, 2 * defense, MORE_THAN),))
