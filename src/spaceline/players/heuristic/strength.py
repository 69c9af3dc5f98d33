"""What a group of personnel can do, by what is printed on them, whatever the edition."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any as Anything, Protocol

from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total

ATTRIBUTE_STEP = 5.0
"""So many points of an attribute count as much as one skill: what one more personnel brings."""


class MemberStrength(Protocol):
    """Somebody in a group."""

    @property
    def title(self) -> str:
        """The title."""

    @property
    def type(self) -> str:
        """The card type."""

    @property
    def skills(self) -> Mapping[str, int]:
        """Skill to level."""

    @property
    def attributes(self) -> Mapping[str, int]:
        """Attribute to number."""


WordsOf = Callable[[Anything], Collection[str]]
"""What else a card is: keywords in one edition, characteristics in another."""


def keywords(member: Anything) -> Collection[str]:
    """The names of printed keywords."""
    return tuple(keyword.name for keyword in member.keywords)


class Force:
    """The skills and attributes of a group, and the values of its ship."""

    __slots__ = ("members", "ship", "words")

    def __init__(
        self, members: Sequence[MemberStrength], ship: MemberStrength | None = None, words: WordsOf = keywords
    ) -> None:
        """Look at a group; its values are added up as they are asked for."""
        self.members, self.ship, self.words = members, ship, words

    def skill(self, name: str) -> int:
        """The total level of a skill."""
        return sum([member.skills.get(name, 0) for member in self.members])

    def total(self, names: Sequence[str]) -> int:
        """The total of some attributes, of the ship's where it is one of a ship."""
        ship = self.ship.attributes if self.ship is not None else {}
        total = 0
        for name in names:
            if name in ship:
                total += ship[name]
            else:
                for member in self.members:
                    total += member.attributes.get(name, 0)
        return total


def lacking(force: Force, requirement: AnyRequirement) -> float:
    """How far a group is from meeting a requirement: 0 when it does, otherwise about as many skills as are missing."""
    if isinstance(requirement, Skill):
        return max(0, requirement.level - force.skill(requirement.name))
    if isinstance(requirement, Total):
        short = requirement.over + 1 - force.total(requirement.attributes)
        return max(0.0, short / ATTRIBUTE_STEP)
    if isinstance(requirement, All):
        return sum(lacking(force, part) for part in requirement.parts)
    if isinstance(requirement, Any):
        return min(lacking(force, part) for part in requirement.parts)
    return max(0, requirement.count - sum(fits(member, requirement, force.words) for member in force.members))


def is_met(force: Force, requirement: AnyRequirement) -> bool:
    """Whether a group lacks nothing to meet a requirement."""
    if isinstance(requirement, Skill):
        return force.skill(requirement.name) >= requirement.level
    if isinstance(requirement, Total):
        return force.total(requirement.attributes) > requirement.over
    if isinstance(requirement, All):
        return all(is_met(force, part) for part in requirement.parts)
    if isinstance(requirement, Any):
        return any(is_met(force, part) for part in requirement.parts)
    return sum(fits(member, requirement, force.words) for member in force.members) >= requirement.count


def fits(member: MemberStrength, requirement: Each, words: WordsOf = keywords) -> bool:
    """Whether one personnel meets its part of a requirement alone."""
    if requirement.title and member.title != requirement.title:
        return False
    if requirement.keyword and requirement.keyword not in words(member):
        return False
    if requirement.type and member.type != requirement.type:
        return False
    return requirement.meets is None or is_met(Force((member,), None, words), requirement.meets)


@cache
def terms(requirement: AnyRequirement) -> tuple[AnyRequirement, ...]:
    """The single terms that a requirement is made of, whether all or some of them must be met."""
    if isinstance(requirement, All | Any):
        return tuple(term for part in requirement.parts for term in terms(part))
    return (requirement,)
