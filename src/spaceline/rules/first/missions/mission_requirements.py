"""What a mission requires, one requirement after another (1E-7.2.5.0.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from spaceline.core.data.leaves import PlaceId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.values import are_printed

DEMANDS = frozenset(("demands",))


def required(state: State, place: PlaceId, player: PlayerId) -> AnyRequirement | None:
    """What the end of the mission asks for that faces a player, with what texts require instead or beside."""
    end = places.end_for(state, place, player)
    printed = end.requirement if end is not None else None
    if printed is None or are_printed(state, DEMANDS):
        return printed
    found: CardValues = values_for(state, DEMANDS)(places.mission_for(state, place, player))
    for instead, more in found.demands:
        printed = replaced(printed, instead, more) if instead else All((printed, more))
    return printed


def number_of(requirement: AnyRequirement) -> int:
    """How many requirements it is: each level of a skill, each total, each characteristic or condition is one.

    Where "or" stands between, those on both sides count (1E-7.2.5.0.3/1).
    """
    if isinstance(requirement, Any | All):
        return sum(number_of(part) for part in requirement.parts)
    if isinstance(requirement, Skill):
        return requirement.level
    return requirement.count if isinstance(requirement, Each) else 1


def of_attributes(requirement: AnyRequirement) -> AnyRequirement | None:
    """What of it asks for attributes; None where nothing does, or nothing on one side of "or"."""
    if isinstance(requirement, Any | All):
        parts = tuple(of_attributes(part) for part in requirement.parts)
        left = tuple(part for part in parts if part is not None)
        if not left or (isinstance(requirement, Any) and len(left) < len(parts)):
            return None
        return replace(requirement, parts=left)
    return requirement if any(isinstance(part, Total) for _, part in walk(requirement)) else None


def replaced(requirement: AnyRequirement, skills: tuple[str, ...], by: AnyRequirement) -> AnyRequirement:
    """A requirement in which another stands for one level of each of those skills, as far as they are asked for.

    What overlaps is added, of attributes the larger total counts (1E-7.2.5.0.3/2).
    """
    if isinstance(requirement, Any):
        return Any(tuple(replaced(part, skills, by) for part in requirement.parts))
    parts = requirement.parts if isinstance(requirement, All) else (requirement,)
    if not set(skills) <= {part.name for part in parts if isinstance(part, Skill)}:
        return requirement
    together = Overlap()
    together.add(parts)
    for skill in skills:
        together.levels[skill] -= 1
    together.add(by.parts if isinstance(by, All) else (by,))
    return together.joined()


@dataclass
class Overlap:
    """Requirements put together."""

    levels: dict[str, int] = field(default_factory=dict)
    totals: dict[tuple[str, ...], int] = field(default_factory=dict)
    others: list[AnyRequirement] = field(default_factory=list)

    def add(self, parts: Iterable[AnyRequirement]) -> None:
        """Add levels, and keep the larger totals."""
        for part in parts:
            if isinstance(part, Skill):
                self.levels[part.name] = self.levels.get(part.name, 0) + part.level
            elif isinstance(part, Total):
                self.totals[part.attributes] = max(part.over, self.totals.get(part.attributes, part.over))
            else:
                self.others.append(part)

    def joined(self) -> AnyRequirement:
        """All of them."""
        skills = tuple(Skill(name, level) for name, level in self.levels.items() if level)
        parts = (*skills, *(Total(names, over) for names, over in self.totals.items()), *self.others)
        return parts[0] if len(parts) == 1 else All(parts)
