"""Requirements: whether a group meets one (1E-10.1, 1E-7.2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects import dependencies, meeting
from spaceline.effects.groups import Solution
from spaceline.effects.meeting import RequirementGroup, terms_used
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.requirements import AnyRequirement, Each, Total
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, Values
from spaceline.effects.world import Dependencies
from spaceline.rules.first import values
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.missions.points import points_of
from spaceline.rules.first.participants import current_attempt
from spaceline.rules.first.switches import readings

INTELLIGENCE = (
    "FCA",
    "Intelligence",
    "Klingon Intelligence",
    "Memory Omega",
    "Obsidian Order",
    "Orion Syndicate",
    "Section 31",
    "V'Shar",
    "Tal Shiar",
)
"""Any of them meets a requirement of any Intelligence; both lists together (1E-10.1.1.2/1)."""

LISTS = {
    "union": INTELLIGENCE,
    "rulebook": tuple(name for name in INTELLIGENCE if name != "Orion Syndicate"),
    "glossary": tuple(name for name in INTELLIGENCE if name != "Intelligence"),
}
"""Which of them count, by the switch `any-intelligence`."""

ANY_INTELLIGENCE = ("Intelligence", "any Intelligence")
"""What such a requirement is called (1E-10.1.1.2/1)."""

WEAPONS = "Weapons"
SHIP_VALUES = ("Range", WEAPONS, "Shields")

EQUIPMENT = frozenset(("special_equipment",))
"""What a ship adds to the skills of its crew (1E-10.1.0.5/1)."""


@cache
def looked_at(node: AnyNode) -> Dependencies:
    """What a part of a text looks at; who asks for any Intelligence looks at each of them (1E-10.1.1.2/1).

    Who asks for what is present looks at what makes the teams (1E-12.4/1).
    """
    found = dependencies.dependencies(node)
    if not found.values.isdisjoint(ANY_INTELLIGENCE):
        found = found._replace(values=found.values.union(INTELLIGENCE))
    if any(isinstance(part, Total) and WEAPONS in part.attributes for _, part in walk(node)):
        found = found._replace(values=found.values.union(OF_TEAMS))
    parts = (part for _, part in walk(node) if isinstance(part, Cards))
    if any(part.where == "present" or part.shares == "presence" for part in parts):
        found = found._replace(values=found.values.union(OF_TEAMS))
    return found


OF_TEAMS = frozenset(("affiliation", "affiliations"))
"""What it depends on who belongs to which team."""


@cache
def asked_for(requirement: AnyRequirement) -> frozenset[str]:
    """The values on which it depends whether a group meets a requirement; of personnel no Range, Weapons or Shields."""
    totals = (part for _, part in walk(requirement) if isinstance(part, Total))
    is_of_ships = any(name in SHIP_VALUES for part in totals for name in part.attributes)
    found = looked_at(requirement).values | EQUIPMENT
    return found if is_of_ships else found.difference(SHIP_VALUES)


def alone(card_values: CardValues, card: CardId) -> CardValues:
    """The values of one personnel; of two on a card each meets a requirement by itself (1E-6.3.4.0.1/6)."""
    return card_values


def is_of_use(state: State, card: CardId, look: Values | None = None) -> bool:
    """Whether somebody is with an equipment who may use it (1E-G:equipment/2)."""
    users = values.definition(state, card).users
    return users is None or holds(state, Reading(card, state.cards[card].controller), users, look)


def is_called(one: CardValues, names: tuple[str, ...], keyword: str) -> bool:
    """Whether somebody is what a requirement asks for by a word, or a card has that name."""
    return not keyword or any(
        keyword in words for words in (one.characteristics, one.classifications, one.icons, names)
    )


class Group(RequirementGroup[CardValues]):
    """Cards that meet requirements together: personnel, and the ship and equipment that are with them."""

    __slots__ = ()

    def meant_by(self, skill: str) -> tuple[str, ...]:
        """The skills that count as one."""
        return LISTS[readings(self.state).any_intelligence] if skill in ANY_INTELLIGENCE else (skill,)

    def level(self, skill: str) -> int:
        """The levels of a skill, added over the group; the ship's printed skills count too (1E-10.1.0.5/1).

        Somebody may take levels from the others (1E-10.1.0.3/1).
        """
        names = self.meant_by(skill)
        total = sum(card_values.skills.get(name, 0) for card_values in self.personnel.values() for name in names)
        total -= sum(card_values.shortfalls.get(name, 0) for card_values in self.personnel.values() for name in names)
        if self.ship and any(name in self.values_of(self.ship).special_equipment for name in names):
            total += 1
        return total

    def holders(self, skill: str) -> tuple[CardId, ...]:
        """Those who have the skill."""
        names = self.meant_by(skill)
        return tuple(
            card for card, card_values in self.personnel.items() if any(card_values.skills.get(name) for name in names)
        )

    def total(self, attributes: tuple[str, ...]) -> int:
        """The total of some attributes over the group, with all modifiers (1E-7.2.2.0.1/3), or of its ship's."""
        return sum(self.of_ship(name) if name in SHIP_VALUES else self.sum_of(name) for name in attributes)

    def over(self, requirement: Total) -> int:
        """What a total must exceed; the current points of the mission attempted may count (1E-G:point-box/1)."""
        attempt = current_attempt(self.state) if requirement.times else None
        if attempt is None:
            return requirement.over
        return requirement.over + requirement.times * points_of(self.state, attempt.place, attempt.player)

    def of_ship(self, name: str) -> int:
        """An attribute of the ship; 0 without one, and of weapons that nobody of the ship's serves (1E-G:weapons/1)."""
        if not self.ship or (name == WEAPONS and not self.is_served()):
            return 0
        if self.given is not None:
            return self.values_of(self.ship).final(name)
        return values.attribute(self.state, self.ship, name)

    def is_served(self) -> bool:
        """Whether somebody of the group matches the ship."""
        icons = self.values_of(self.ship).affiliations
        return not icons or any(not set(icons).isdisjoint(it.affiliations) for it in self.personnel.values())

    def sum_of(self, name: str) -> int:
        """An attribute added over the personnel."""
        return sum(card_values.final(name) for card_values in self.personnel.values())

    def suited(self, requirement: Each) -> tuple[CardId, ...]:
        """The cards that each meet it, the ship among them where a ship may be asked for (1E-7.2.5.0.3/1)."""
        ships = (self.ship,) if self.ship and requirement.meets is None else ()
        return tuple(card for card in (*self.cards, *ships) if self.fits(card, requirement))

    def fits(self, card: CardId, requirement: Each) -> bool:
        """Whether one card meets its part of a requirement; a title is met to the letter (1E-6.3.1.0.1/1).

        Equipment that nobody there may use meets none (1E-G:equipment/2, /3).
        A keyword is a characteristic, a classification, an affiliation, an icon, or a name of which any card will do
        (1E-G:any/1), also of a mirror opposite or an impersonator (1E-6.3.1.0.1/2).
        What is asked for together one card has altogether (1E-7.2.5.0.3/3).
        Of two personnel on a card either may meet it (1E-6.3.4.0.1/6).
        """
        card_values = self.personnel.get(card) or self.values_of(card)
        it = values.definition(self.state, card)
        if requirement.title and requirement.title != it.title and requirement.title not in it.facts.other_titles:
            return False
        if requirement.type and requirement.type != it.type:
            return False
        if not is_of_use(self.state, card, self.given):
            return False
        called_by = (it.title, it.facts.persona, it.facts.opposite_of, it.facts.impersonates)
        names = (*card_values.affiliations, *called_by)
        each = card_values.pairs or (card_values,)
        called = tuple(one for one in each if is_called(one, names, requirement.keyword))
        if requirement.meets is None or not called:
            return bool(called)
        return it.type == "personnel" and any(self.met_by(card, half, requirement.meets) for half in called)

    def met_by(self, card: CardId, one: CardValues, asked: AnyRequirement) -> bool:
        """Whether somebody with these values, alone or one of two on a card, meets a requirement."""
        return bool(meeting.ways(Group(self.state, (card,), given=partial(alone, one)), asked))

    def alone_by(self, card: CardId, asked: AnyRequirement) -> Iterator[Solution]:
        """How a card meets a requirement alone, in every way; of two personnel on it either may (1E-6.3.4.0.1/6)."""
        card_values = self.personnel.get(card) or self.values_of(card)
        for half in card_values.pairs or (card_values,):
            yield from meeting.ways(Group(self.state, (card,), given=partial(alone, half)), asked)

    def terms(self, card: CardId, requirement: AnyRequirement | None) -> tuple[str, ...]:
        """By what a card meets it alone: of several ways the first, so nothing is told that it lacks (1E-12.12/2)."""
        way = None if requirement is None else next(self.alone_by(card, requirement), None)
        return () if way is None else terms_used(way)


def ways(group: Group, requirement: AnyRequirement) -> tuple[Solution, ...]:
    """The alternatives that the group meets."""
    return meeting.ways(group, requirement)
