"""Who meets requirements together in Second Edition, and with what (2E-skills, 2E-checking-mission-requirements)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from spaceline.core.data.leaves import CardId
from spaceline.effects.meeting import RequirementGroup, named_in, terms_used, ways
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.rules.second import values
from spaceline.rules.second.data.card_values import CardValues


class Group(RequirementGroup[CardValues]):
    """Cards that meet requirements together: personnel, and the ship and equipment that are with them."""

    __slots__ = ()

    def level(self, skill: str) -> int:
        """The levels of a skill that its cards have (2E-skills/1), added over the group (2E-skills/2)."""
        return sum(card_values.skills.get(skill, 0) for card_values in self.personnel.values())

    def holders(self, skill: str) -> tuple[CardId, ...]:
        """The personnel who have a skill."""
        return tuple(card for card, card_values in self.personnel.items() if card_values.skills.get(skill))

    def total(self, attributes: tuple[str, ...]) -> int:
        """The total of some attributes over the group, or of the ship's.

        Where a text says so, another is added up instead if that comes to more.
        """
        return sum(max(self.counted(other, name) for other in self.attributes_for(name)) for name in attributes)

    def counted(self, other: str, name: str) -> int:
        """What an attribute comes to where that one or another is added up, or that of the ship."""
        return self.ship_value(name) if name in SHIP_VALUES else self.sum_with(other, name)

    def attributes_for(self, name: str) -> tuple[str, ...]:
        """An attribute, and those that may stand in for it."""
        values = self.personnel.values()
        return (
            name,
            *sorted({other for card_values in values for other, named in card_values.stands if named == name}),
        )

    def sum_with(self, other: str, name: str) -> int:
        """The total of one attribute over all who are left, of whom another may stand in with that one.

        2E-checking-mission-requirements/4.
        """
        values = self.personnel.values()
        names = (other if (other, name) in card_values.stands else name for card_values in values)
        return sum(max(0, card_values.attributes.get(used, 0)) for used, card_values in zip(names, values, strict=True))

    def added(self, requirement: Total) -> tuple[str, ...]:
        """For each attribute the one that is added up, which is what is shown (2E-showing-your-cards/5).

        Another stands in only where it must, for its player may do so and need not.
        """
        sets = product(*map(self.attributes_for, requirement.attributes))
        for used in sorted(sets, key=lambda used: sum(map(str.__ne__, used, requirement.attributes))):
            if sum(map(self.counted, used, requirement.attributes)) > requirement.over:
                return tuple(dict.fromkeys(used))
        return requirement.attributes

    def suited(self, requirement: Each) -> tuple[CardId, ...]:
        """Those who need no other attribute for it come first."""
        asked = named_in(requirement.meets)
        able = super().suited(requirement)
        return tuple(sorted(able, key=lambda card: not set(asked).issuperset(self.terms(card, requirement.meets))))

    def terms(self, card: CardId, requirement: AnyRequirement | None) -> tuple[str, ...]:
        """What a card meets it with."""
        if requirement is None:
            return ()
        return terms_used(ways(Group(self.state, (card,), given=self.given), requirement)[0])

    def ship_value(self, name: str) -> int:
        """A value of the ship in the attempt; 0 without one."""
        if not self.ship:
            return 0
        if name == UNUSED_RANGE:
            return values.range_left(self.state, self.ship)
        if self.given is not None:
            return max(0, self.values_of(self.ship).attributes.get(name, 0))
        return values.attribute(self.state, self.ship, name)

    def fits(self, card: CardId, requirement: Each) -> bool:
        """Whether one card meets its part of a requirement."""
        card_values = self.personnel.get(card) or self.values_of(card)
        if requirement.title and values.definition(self.state, card).title != requirement.title:
            return False
        if requirement.keyword and requirement.keyword not in card_values.keywords:
            return False
        if requirement.type and requirement.type != card_values.type:
            return False
        if requirement.meets is None:
            return True
        return card_values.type == "personnel" and bool(
            ways(Group(self.state, (card,), given=self.given), requirement.meets)
        )


UNUSED_RANGE = "unused Range"
SHIP_VALUES = ("Range", "Weapons", "Shields", UNUSED_RANGE)


def in_sum(asked: AnyRequirement, added: Iterable[AnyRequirement]) -> AnyRequirement:
    """What is asked for together with what is added to it: the levels of a skill add up, on each way to meet it.

    2E-skills/2, 2E-uniqueness/7: so do those that several copies of a card add.
    """
    for more in added:
        for part in parts_of(more):
            asked = with_skill(asked, part) if isinstance(part, Skill) else All((*parts_of(asked), part))
    return asked


def parts_of(asked: AnyRequirement) -> tuple[AnyRequirement, ...]:
    """What must all be met."""
    return asked.parts if isinstance(asked, All) else (asked,)


def with_skill(asked: AnyRequirement, more: Skill) -> AnyRequirement:
    """A requirement that asks for more levels of a skill than before."""
    if isinstance(asked, Any) and asked.parts:
        return Any(tuple(with_skill(way, more) for way in asked.parts))
    parts = list(parts_of(asked))
    for place, part in enumerate(parts):
        if isinstance(part, Skill) and part.name == more.name:
            parts[place] = Skill(part.name, part.level + more.level)
            return parts[0] if len(parts) == 1 else All(tuple(parts))
    for place, part in enumerate(parts):
        if isinstance(part, Any) and any(asks_for(way, more.name) for way in part.parts):
            parts[place] = with_skill(part, more)
            return All(tuple(parts))
    return All((*parts, more))


def asks_for(asked: AnyRequirement, skill: str) -> bool:
    """Whether a requirement asks for a skill on some way to meet it, of the group together."""
    if isinstance(asked, All | Any):
        return any(asks_for(part, skill) for part in asked.parts)
    return isinstance(asked, Skill) and asked.name == skill
