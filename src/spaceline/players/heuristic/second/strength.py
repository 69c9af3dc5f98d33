"""What a group of personnel can do, by what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.rules.second.facts import AttemptPermission, Facts

ATTRIBUTE_STEP = 5.0
"""So many points of an attribute count as much as one skill: what one more personnel brings."""


class Force:
    """The skills and attributes of a group, and the values of its ship."""

    __slots__ = ("attributes", "members", "ship", "skills")

    def __init__(self, members: Sequence[Facts], ship: Facts | None = None) -> None:
        """Add up the values of a group."""
        self.members, self.ship = members, ship
        self.skills: Counter[str] = Counter()
        self.attributes: Counter[str] = Counter()
        for member in members:
            for name, level in member.skills.items():
                self.skills[name] += level
            for name, value in member.attributes.items():
                self.attributes[name] += value

    def total(self, names: Sequence[str]) -> int:
        """The total of some attributes, of the ship's where it is one of a ship."""
        ship = self.ship.attributes if self.ship is not None else {}
        return sum(ship[name] if name in ship else self.attributes[name] for name in names)


def lacking(force: Force, requirement: AnyRequirement) -> float:
    """How far a group is from meeting a requirement: 0 when it does, otherwise about as many skills as are missing."""
    if isinstance(requirement, Skill):
        return max(0, requirement.level - force.skills[requirement.name])
    if isinstance(requirement, Total):
        short = requirement.over + 1 - force.total(requirement.attributes)
        return max(0.0, short / ATTRIBUTE_STEP)
    if isinstance(requirement, All):
        return sum(lacking(force, part) for part in requirement.parts)
    if isinstance(requirement, Any):
        return min(lacking(force, part) for part in requirement.parts)
    return max(0, requirement.count - sum(fits(member, requirement) for member in force.members))


def fits(member: Facts, requirement: Each) -> bool:
    """Whether one personnel meets its part of a requirement alone."""
    if requirement.title and member.title != requirement.title:
        return False
    if requirement.keyword and all(keyword.name != requirement.keyword for keyword in member.keywords):
        return False
    if requirement.type and member.type != requirement.type:
        return False
    return requirement.meets is None or lacking(Force((member,)), requirement.meets) == 0


def may_attempt(members: Sequence[Facts], permission: AttemptPermission | None) -> bool:
    """Whether one of them has an affiliation that may begin the attempt (2E-attempting-a-mission/5)."""
    allowed = permission or AttemptPermission()
    return any(
        (not allowed.affiliations or member.affiliation in allowed.affiliations)
        and member.affiliation not in allowed.excluded
        for member in members
    )


def staffs(crew: Sequence[Facts], ship: Facts) -> bool:
    """Whether a crew staffs a ship (2E-moving-a-ship/3, /4)."""
    if all(member.affiliation != ship.affiliation for member in crew):
        return False
    commanders = sum("Cmd" in member.icons for member in crew)
    staff = sum("Stf" in member.icons and "Cmd" not in member.icons for member in crew)
    return commanders >= ship.staffing.count("Cmd") and commanders + staff >= len(ship.staffing)


def terms(requirement: AnyRequirement) -> tuple[AnyRequirement, ...]:
    """The single terms that a requirement is made of, whether all or some of them must be met."""
    if isinstance(requirement, All | Any):
        return tuple(term for part in requirement.parts for term in terms(part))
    return (requirement,)
