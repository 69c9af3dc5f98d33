"""Random numbers from the state: the same seed gives the same game on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from spaceline.core.data.leaves import CardId, Chance
from spaceline.core.state import State

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mixed(seed: int, drawn: int) -> int:
    """The number that follows ``drawn`` others: SplitMix64 (Steele, Lea and Flood 2014)."""
    z = (seed + (drawn + 1) * GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(state: State, sides: int) -> int:
    """A number from 0 up to but not including ``sides``."""
    chance = state.chance
    state.chance = Chance(chance.seed, chance.drawn + 1, chance.fixed)
    return mixed(chance.seed, chance.drawn) % sides


def shuffled(state: State, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order (Fisher-Yates)."""
    order = list(items)
    seed, drawn = state.chance.seed, state.chance.drawn
    for last in range(len(order) - 1, 0, -1):
        other = mixed(seed, drawn) % (last + 1)
        drawn += 1
        order[last], order[other] = order[other], order[last]
    state.chance = Chance(seed, drawn, state.chance.fixed)
    return tuple(order)


def pick(state: State, cards: Sequence[CardId], count: int) -> tuple[CardId, ...]:
    """``count`` of the cards (all of them when there are fewer), chosen at random, in the order drawn.

    Cards that are fixed come one after the other, each in the first selection in which it is among the cards.
    """
    chance = state.chance
    fixed: tuple[CardId, ...] = ()
    for card in chance.fixed[:count]:
        if card not in cards or card in fixed:
            break
        fixed = (*fixed, card)
    if fixed:
        state.chance = Chance(chance.seed, chance.drawn, chance.fixed[len(fixed) :])
    return (*fixed, *shuffled(state, [card for card in cards if card not in fixed]))[:count]


def step(chance: Chance, salt: int) -> Chance:
    """Another stretch of numbers, so that going back in a game never brings a known draw again."""
    return Chance(mixed(chance.seed ^ GAMMA, chance.drawn + salt), 0)
