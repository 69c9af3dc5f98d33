"""Meeting requirements: the ways in which a group does, and what it lacks, whatever the edition counts as what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from typing import Generic, Protocol, TypeVar

from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import value
from spaceline.core.state import State
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.effects.world import Values, Way

S = TypeVar("S")
"""What an edition keeps of the values of a card."""


class Group(Protocol):
    """Cards that meet requirements together, as an edition counts their skills and attributes."""

    @property
    def cards(self) -> Sequence[CardId]:
        """Everything that takes part, in a fixed order."""

    def members(self) -> Collection[CardId]:
        """Those whose attributes are added up."""

    def level(self, skill: str) -> int:
        """The levels of a skill, added over the group."""

    def holders(self, skill: str) -> tuple[CardId, ...]:
        """Those who have the skill."""

    def total(self, attributes: tuple[str, ...]) -> int:
        """The total of some attributes over the group, or of its ship's."""

    def fits(self, card: CardId, requirement: Each) -> bool:
        """Whether one card meets its part of a requirement alone."""


class Company(Generic[S]):
    """Personnel with the ship and the equipment that are with them; editions say what their skills come to."""

    __slots__ = ("cards", "given", "sheets", "ship", "state")

    def __init__(
        self,
        state: State,
        personnel: Sequence[CardId],
        ship: CardId = 0,
        equipment: tuple[CardId, ...] = (),
        given: Values | None = None,
    ) -> None:
        """Read the values of a group: the current ones, unless others are given while those are being worked out."""
        self.state, self.given = state, given
        self.sheets: dict[CardId, S] = {card: self.sheet_of(card) for card in personnel}
        self.cards: Sequence[CardId] = (*personnel, *equipment)
        self.ship = ship

    def sheet_of(self, card: CardId) -> S:
        """The values of a card."""
        found: S = value(self.state, card) if self.given is None else self.given(card)
        return found

    def members(self) -> Collection[CardId]:
        """The personnel."""
        return self.sheets


def ways(group: Group, requirement: AnyRequirement) -> tuple[Way, ...]:
    """The alternatives that the group meets: for each, the cards used and what of them. Empty when it meets none."""
    if isinstance(requirement, Any):
        return tuple(way for part in requirement.parts for way in ways(group, part))
    if isinstance(requirement, All):
        met = [ways(group, part) for part in requirement.parts]
        return tuple(merged(combination) for combination in product(*met))
    if isinstance(requirement, Skill):
        if group.level(requirement.name) < requirement.level:
            return ()
        return ((group.holders(requirement.name), (requirement.name,)),)
    if isinstance(requirement, Total):
        met_total = group.total(requirement.attributes) > requirement.over
        return ((tuple(group.members()), requirement.attributes),) if met_total else ()
    return singles(group, requirement)


def merged(parts: Sequence[Way]) -> Way:
    """What is used for several parts, each once."""
    cards = dict.fromkeys(card for used, _ in parts for card in used)
    terms = dict.fromkeys(term for _, named in parts for term in named)
    return (tuple(cards), tuple(terms))


def singles(group: Group, requirement: Each) -> tuple[Way, ...]:
    """The cards that each meet a requirement alone, or are a certain card, if there are enough of them."""
    fitting = tuple(card for card in group.cards if group.fits(card, requirement))
    terms = tuple(term for term in (requirement.title, requirement.keyword) if term) + named_in(requirement.meets)
    return ((fitting[: requirement.count], terms),) if len(fitting) >= requirement.count else ()


def named_in(requirement: AnyRequirement | None) -> tuple[str, ...]:
    """The skills and attributes that a requirement speaks of."""
    if isinstance(requirement, Any | All):
        return tuple(dict.fromkeys(term for part in requirement.parts for term in named_in(part)))
    if isinstance(requirement, Skill):
        return (requirement.name,)
    return requirement.attributes if isinstance(requirement, Total) else ()


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
