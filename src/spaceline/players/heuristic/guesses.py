"""What to expect of a group of personnel that the player cannot read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import erf, prod, sqrt
from typing import Any, NamedTuple

from spaceline.effects.nodes import tests
from spaceline.effects.nodes.requirements import All, Any as AnyOf, AnyRequirement, Each, Skill, Total
from spaceline.effects.nodes.selectors import Sum
from spaceline.effects.nodes.traits import Filter
from spaceline.players.heuristic.strength import MemberStrength

SHARE = 0.17
"""How many personnel have a skill, where nothing is known of them."""
Shares = tuple[tuple[str, float], ...]
"""Skill and the part of a side's personnel who have it; empty where nothing is known."""
NARROWING = ("keywords", "species", "titles", "below", "lacks")
"""Traits that few personnel have, or lack."""
MEAN, DEVIATION = 5.3, 1.4
"""An attribute of an average personnel, and how much it varies."""
LIKELY = 0.9
"""How likely half of a group are what half of its side are."""
REMEMBERED = 4096
"""So many estimates of a kind are remembered: groups differ from game to game, and a process plays very many."""


class Crowd(NamedTuple):
    """A group: how many they are, and what is known of the side they are on."""

    size: int
    shares: Shares = ()
    equipment: int = 2
    """How many equipment may be with them; a few where nothing is known."""

    def share(self, filter: Filter) -> float:
        """Which part of such a group matches a filter."""
        share = 1.0
        for word, wanted in filter.said.items():
            if word == "skills":
                share *= 1 - prod(1 - self.skill(name) for name in wanted)
            elif word == "meets":
                share *= self.one().meets(wanted)
            elif word in NARROWING:
                share *= 0.4
        return share

    def skill(self, name: str) -> float:
        """How likely one of them has a skill."""
        return dict(self.shares).get(name, 0.02) if self.shares else SHARE

    def meets(self, requirement: AnyRequirement) -> float:
        """How likely the group meets a requirement."""
        if isinstance(requirement, Skill):
            return at_least(requirement.level, self.size, self.skill(requirement.name))
        if isinstance(requirement, Total):
            return exceeds(requirement.over, self.size, len(requirement.attributes))
        if isinstance(requirement, All):
            product = 1.0
            for part in requirement.parts:
                product *= self.meets(part)
            return product
        if isinstance(requirement, AnyOf):
            missed = 1.0
            for part in requirement.parts:
                missed *= 1 - self.meets(part)
            return 1 - missed
        return at_least(requirement.count, self.size, self.alone(requirement))

    def alone(self, requirement: Each) -> float:
        """How likely one of them meets a requirement alone."""
        if requirement.meets is None:
            return 0.15
        return self.one().meets(requirement.meets)

    def one(self) -> Crowd:
        """A single personnel of that side."""
        return Crowd(1, self.shares, self.equipment)


@lru_cache(REMEMBERED)
def at_least(count: int, size: int, share: float) -> float:
    """How likely at least ``count`` of ``size`` have what a ``share`` of all have."""
    missing, term = 0.0, (1 - share) ** size
    for have in range(min(count, size + 1)):
        missing += term
        term *= (size - have) / (have + 1) * share / (1 - share) if share < 1 else 0.0
    return max(0.0, 1 - missing) if count <= size else 0.0


def exceeds(over: int, size: int, attributes: int) -> float:
    """How likely a group's total is greater than a number."""
    spread = DEVIATION * sqrt(max(1, size * attributes))
    return 0.5 * (1 + erf((MEAN * size * attributes - over) / (spread * sqrt(2))))


def chance_of(test: Any, crowd: Crowd) -> float:
    """How likely a test holds."""
    if isinstance(test, tests.Shows):
        return crowd.meets(test.requirement)
    if isinstance(test, tests.Not):
        return 1 - chance_of(test.test, crowd)
    if isinstance(test, tests.Both):
        product = 1.0
        for part in test.tests:
            product *= chance_of(part, crowd)
        return product
    if isinstance(test, tests.Half):
        return LIKELY if crowd.share(test.filter) >= 0.5 else 1 - LIKELY
    if isinstance(test, tests.AtLeast) and isinstance(test.amount, Sum) and isinstance(test.least, int):
        return exceeds(test.least - 1, crowd.size, 1)
    return 0.5


def shares_of(personnel: Iterable[MemberStrength]) -> Shares:
    """Which part of some personnel has each skill."""
    everybody = tuple(personnel)
    counted = Counter(name for facts in everybody for name in facts.skills)
    return tuple((name, count / len(everybody)) for name, count in sorted(counted.items()))
