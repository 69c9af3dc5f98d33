"""What those who fire together come to against what they fire at (1E-7.4.3/4 to /6).

What the player cannot see is not counted: nothing that enhances SHIELDS from within a ship of the opponent, and nothing
of a target whose face is unknown, as that of a docked ship is (1E-12.12/2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.data.aims import MORE_THAN, Aim, Need
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.first.aims.companions import beside
from spaceline.rules.first.data.frames import ShipBattle
from spaceline.rules.first.procedures.battle.gunnery import attack_total, can_fire, defense_total
from spaceline.rules.first.procedures.battle.squadrons import joining

HIT, DIRECT_HIT, FORCE = "hit", "direct-hit", "force"


def of_attack(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """The target of the ship battle that would be begun, with the one who begins it."""
    assert given.option is not None
    return tuple(fired_at(state, (given.option.card,), (given.option.target,), is_attacking=True))


def of_joining_attack(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """What is attacked, with those who attack so far."""
    battle = battle_of(state)
    force = joining(state, battle, 1, given.cards)
    return (
        *fired_at(state, force, battle.targets[1], is_attacking=True),
        *misfits(state, battle.forces[1][0], given.cards, force),
    )


def of_joining_defence(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """Each attacker at which those who defend so far could return fire: they choose one (1E-7.4.3/1, /7)."""
    battle = battle_of(state)
    force = joining(state, battle, 2, given.cards)
    return (
        *fired_at(state, force, battle.forces[1], is_attacking=False),
        *misfits(state, battle.forces[2][0], given.cards, force),
    )


def of_return_fire(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """The attacker at which fire would be returned."""
    assert given.option is not None
    return tuple(fired_at(state, battle_of(state).forces[2], (given.option.card,), is_attacking=False))


def battle_of(state: State) -> ShipBattle:
    """The ship battle that is being begun."""
    return next(frame for frame in reversed(state.frames) if isinstance(frame, ShipBattle))


def fired_at(state: State, force: Iterable[CardId], targets: Iterable[CardId], *, is_attacking: bool) -> Iterator[Aim]:
    """ATTACK of those of a force who can fire, against the DEFENSE of each target once and twice (1E-7.4.3/6)."""
    attack = attack_total(state, (card for card in force if can_fire(state, card, is_attacking=is_attacking)))
    for target in targets:
        if state.cards[target].definition == state.ruleset.unread:
            continue
        defense = defense_total(state, target)
        yield Aim(HIT, target, (Need("attribute", "Weapons", attack, defense, MORE_THAN),))
        yield Aim(DIRECT_HIT, target, (Need("attribute", "Weapons", attack, 2 * defense, MORE_THAN),))


def misfits(state: State, first: CardId, chosen: tuple[CardId, ...], force: tuple[CardId, ...]) -> tuple[Aim, ...]:
    """Who joins of those chosen, if some do not: a force is compatible, and whoever is chosen first counts.

    1E-7.4.1.0.6/1.
    """
    if set(chosen) <= set(force):
        return ()
    return (Aim(FORCE, first, beside(state, tuple(card for card in chosen if card in force), chosen)),)
