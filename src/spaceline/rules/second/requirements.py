"""Requirements: whether a group meets one, using which cards, and what is missing (2E-skills, 2E-checking-mission)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.effects.world import Way
from spaceline.rules.second import values
from spaceline.rules.second.data.sheet import Sheet


class Group:
    """Cards that meet requirements together: personnel, and the ship and equipment that are with them."""

    __slots__ = ("cards", "sheets", "ship", "state")

    def __init__(
        self, state: State, personnel: Sequence[CardId], ship: CardId = 0, equipment: tuple[CardId, ...] = ()
    ) -> None:
        """Read the current values of a group."""
        self.state = state
        self.sheets: dict[CardId, Sheet] = {card: values.sheet(state, card) for card in personnel}
        self.cards = (*personnel, *equipment)
        self.ship = ship

    def level(self, skill: str) -> int:
        """The levels of a skill, added over the group (2E-skills/2)."""
        return sum(sheet.skills.get(skill, 0) for sheet in self.sheets.values())

    def total(self, attributes: tuple[str, ...]) -> int:
        """The total of some attributes over the group, or of the ship's."""
        return sum(self.ship_value(name) if name in SHIP_VALUES else self.sum_of(name) for name in attributes)

    def sum_of(self, name: str) -> int:
        """The total of one attribute; where a text says so, another is added up instead if that comes to more."""
        sheets = self.sheets.values()
        instead = {other for sheet in sheets for other, named in sheet.stands if named == name}
        return max(
            sum(max(0, sheet.attributes.get(other if (other, name) in sheet.stands else name, 0)) for sheet in sheets)
            for other in (name, *instead)
        )

    def ship_value(self, name: str) -> int:
        """A value of the ship in the attempt; 0 without one."""
        if not self.ship:
            return 0
        if name == UNUSED_RANGE:
            return max(0, values.range_left(self.state, self.ship))
        return values.attribute(self.state, self.ship, name)


UNUSED_RANGE = "unused Range"
SHIP_VALUES = ("Range", "Weapons", "Shields", UNUSED_RANGE)


def ways(group: Group, requirement: AnyRequirement) -> tuple[Way, ...]:
    """The alternatives that the group meets: for each, the cards used and what of them. Empty when it meets none."""
    if isinstance(requirement, Any):
        return tuple(way for part in requirement.parts for way in ways(group, part))
    if isinstance(requirement, All):
        met = [ways(group, part) for part in requirement.parts]
        return tuple(merged(combination) for combination in product(*met))
    if isinstance(requirement, Skill):
        holders = tuple(card for card, sheet in group.sheets.items() if sheet.skills.get(requirement.name))
        return ((holders, (requirement.name,)),) if group.level(requirement.name) >= requirement.level else ()
    if isinstance(requirement, Total):
        met_total = group.total(requirement.attributes) > requirement.over
        return ((tuple(group.sheets), requirement.attributes),) if met_total else ()
    return singles(group, requirement)


def merged(parts: Sequence[Way]) -> Way:
    """What is used for several parts, each once."""
    cards = dict.fromkeys(card for used, _ in parts for card in used)
    terms = dict.fromkeys(term for _, named in parts for term in named)
    return (tuple(cards), tuple(terms))


def singles(group: Group, requirement: Each) -> tuple[Way, ...]:
    """The cards that each meet a requirement alone, or are a certain card, if there are enough of them."""
    fitting = tuple(card for card in group.cards if fits(group, card, requirement))
    terms = tuple(term for term in (requirement.title, requirement.keyword) if term) + named_in(requirement.meets)
    return ((fitting[: requirement.count], terms),) if len(fitting) >= requirement.count else ()


def named_in(requirement: AnyRequirement | None) -> tuple[str, ...]:
    """The skills and attributes that a requirement speaks of."""
    if isinstance(requirement, Any | All):
        return tuple(dict.fromkeys(term for part in requirement.parts for term in named_in(part)))
    if isinstance(requirement, Skill):
        return (requirement.name,)
    return requirement.attributes if isinstance(requirement, Total) else ()


def fits(group: Group, card: CardId, requirement: Each) -> bool:
    """Whether one card meets its part of a requirement."""
    sheet = group.sheets.get(card) or values.sheet(group.state, card)
    if requirement.title and values.definition(group.state, card).title != requirement.title:
        return False
    if requirement.keyword and requirement.keyword not in sheet.keywords:
        return False
    if requirement.type and requirement.type != sheet.type:
        return False
    if requirement.meets is None:
        return True
    return sheet.type == "personnel" and bool(ways(Group(group.state, (card,)), requirement.meets))


def missing(group: Group, requirement: AnyRequirement) -> tuple[str, ...]:
    """What the group lacks, for the alternative that lacks the fewest parts: ``Medical``, ``Cunning +5``."""
    if isinstance(requirement, Any):
        return min((missing(group, part) for part in requirement.parts), key=len)
    if isinstance(requirement, All):
        return tuple(lack for part in requirement.parts for lack in missing(group, part))
    if isinstance(requirement, Skill):
        lack = requirement.level - group.level(requirement.name)
        return () if lack <= 0 else (requirement.name if lack == 1 else f"{lack} {requirement.name}",)
    if isinstance(requirement, Total):
        lack = requirement.over + 1 - group.total(requirement.attributes)
        return () if lack <= 0 else (f"{'+'.join(requirement.attributes)} +{lack}",)
    named = requirement.title or requirement.keyword or requirement.type or "one personnel"
    return () if singles(group, requirement) else (named,)


def is_met(group: Group, requirement: AnyRequirement) -> bool:
    """Whether the group meets the requirement."""
    return not missing(group, requirement)
