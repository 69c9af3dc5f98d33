"""Random numbers from the state: the same seed gives the same game on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from spaceline.core.data.leaves import CardId, Chance
from spaceline.core.state import State

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
KEY_BYTES = 32
"""So long is a key of chance."""
STEP = b"going back"
"""Sets the keys of later stretches apart from the numbers of a stretch."""


def number(seed: int | bytes, drawn: int) -> int:
    """The number that follows ``drawn`` others.

    From a number by SplitMix64 (Steele, Lea and Flood 2014); from a key by BLAKE2b (RFC 7693), so that whoever has seen
    any of the numbers can compute none of the others.
    """
    if isinstance(seed, bytes):
        return int.from_bytes(blake2b(drawn.to_bytes(8, "little"), key=seed, digest_size=8).digest(), "little")
    z = (seed + (drawn + 1) * GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(state: State, sides: int) -> int:
    """A number from 0 up to but not including ``sides``."""
    chance = state.chance
    state.chance = Chance(chance.seed, chance.drawn + 1, chance.fixed)
    return number(chance.seed, chance.drawn) % sides


def shuffled(state: State, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order (Fisher-Yates)."""
    order = list(items)
    seed, drawn = state.chance.seed, state.chance.drawn
    for last in range(len(order) - 1, 0, -1):
        other = number(seed, drawn) % (last + 1)
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
    seed, drawn = chance.seed, chance.drawn + salt
    if isinstance(seed, bytes):
        return Chance(blake2b(drawn.to_bytes(8, "little"), key=seed, person=STEP).digest()[:KEY_BYTES])
    return Chance(number(seed ^ GAMMA, drawn))
