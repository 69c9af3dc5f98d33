"""Meeting requirements: the ways in which a group does, and what it lacks, whatever the edition counts as what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, product
from typing import Generic, NamedTuple, TypeVar

from spaceline.core.data.changes import Change, Use
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.previews import MORE_THAN, Need
from spaceline.core.modifiers import value
from spaceline.core.state import State
from spaceline.effects.groups import AnyGroup, Solution
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.effects.scope import Values

S = TypeVar("S")
"""What an edition keeps of the values of a card."""


class RequirementGroup(ABC, Generic[S]):
    """Personnel with the ship and the equipment that are with them; editions say what their skills come to."""

    __slots__ = ("cards", "given", "personnel", "ship", "state")

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
        self.personnel: dict[CardId, S] = {card: self.values_of(card) for card in personnel}
        self.cards: Sequence[CardId] = (*personnel, *equipment)
        self.ship = ship

    def values_of(self, card: CardId) -> S:
        """The values of a card."""
        found: S = value(self.state, card) if self.given is None else self.given(card)
        return found

    def members(self) -> Collection[CardId]:
        """The personnel."""
        return self.personnel

    def added(self, requirement: Total) -> tuple[str, ...]:
        """The attributes that are asked for: nothing stands in for them."""
        return requirement.attributes

    def over(self, requirement: Total) -> int:
        """What a total must exceed: the number alone, where no edition adds something."""
        return requirement.over

    def suited(self, requirement: Each) -> tuple[CardId, ...]:
        """The cards that each meet it, those first who should be used first."""
        return tuple(card for card in self.cards if self.fits(card, requirement))

    @abstractmethod
    def fits(self, card: CardId, requirement: Each) -> bool:
        """Whether one card meets its part of a requirement alone; editions say so."""

    def terms(self, card: CardId, requirement: AnyRequirement | None) -> tuple[str, ...]:
        """All that the requirement speaks of."""
        return named_in(requirement)


def ways(group: AnyGroup, requirement: AnyRequirement) -> tuple[Solution, ...]:
    """The alternatives that the group meets: for each, the cards used and what of them. Empty when it meets none.

    Every part is asked of the whole group, so that one personnel may serve several parts
    (2E-checking-mission-requirements/3). More levels of a skill than are asked for serve as well (2E-skills/3). A total
    must exceed its number (2E-checking-mission-requirements/5).
    """
    if isinstance(requirement, Any):
        return tuple(way for part in requirement.parts for way in ways(group, part))
    if isinstance(requirement, All):
        met = [ways(group, part) for part in requirement.parts]
        return tuple(tuple(chain(*combination)) for combination in product(*met))
    if isinstance(requirement, Skill):
        if group.level(requirement.name) < requirement.level:
            return ()
        return (((group.holders(requirement.name), (requirement.name,)),),)
    if isinstance(requirement, Total):
        met_total = group.total(requirement.attributes) > group.over(requirement)
        return (((tuple(group.members()), group.added(requirement)),),) if met_total else ()
    return singles(group, requirement)


def cards_used(way: Solution) -> tuple[CardId, ...]:
    """The cards used to meet a requirement, each once."""
    return tuple(dict.fromkeys(card for cards, _ in way for card in cards))


def terms_used(way: Solution) -> tuple[str, ...]:
    """What is used to meet a requirement, each once."""
    return tuple(dict.fromkeys(term for _, terms in way for term in terms))


def uses_of(way: Solution) -> tuple[Use, ...]:
    """What is used of each card to meet a requirement."""
    return tuple(
        Use(used, tuple(dict.fromkeys(term for cards, terms in way if used in cards for term in terms)))
        for used in cards_used(way)
    )


def use_to_meet(way: Solution, source: CardId, player: PlayerId) -> Change:
    """The use of all that meets the requirement of a card, which says what is used of whom."""
    return Change("use", cards_used(way), player, source, detail=", ".join(terms_used(way)), uses=uses_of(way))


def singles(group: AnyGroup, requirement: Each) -> tuple[Solution, ...]:
    """The cards that each meet a requirement alone, or are a certain card, if there are enough of them."""
    fitting = group.suited(requirement)
    if len(fitting) < requirement.count:
        return ()
    terms = tuple(term for term in (requirement.title, requirement.keyword) if term)
    used = fitting[: requirement.count]
    return (tuple(((card,), terms + group.terms(card, requirement.meets)) for card in used),)


def named_in(requirement: AnyRequirement | None) -> tuple[str, ...]:
    """The skills and attributes that a requirement speaks of."""
    if isinstance(requirement, Any | All):
        return tuple(dict.fromkeys(term for part in requirement.parts for term in named_in(part)))
    if isinstance(requirement, Skill):
        return (requirement.name,)
    return requirement.attributes if isinstance(requirement, Total) else ()


def amounts_in(requirement: AnyRequirement | None) -> tuple[str, ...]:
    """The skills and attributes that a requirement speaks of, with how much of them it asks for where that is more."""
    if isinstance(requirement, Any | All):
        return tuple(dict.fromkeys(term for part in requirement.parts for term in amounts_in(part)))
    if isinstance(requirement, Skill):
        return (requirement.name if requirement.level == 1 else f"{requirement.level} {requirement.name}",)
    if isinstance(requirement, Total):
        return tuple(f"{name} > {requirement.over}" for name in requirement.attributes)
    return ()


class Tally(NamedTuple):
    """How much a group has of what a requirement asks for."""

    needs: tuple[Need, ...]
    """What is needed in any case."""
    either: tuple[tuple[tuple[Need, ...], ...], ...]
    """Of each of these, what one of the alternatives asks for is needed too."""


def tally(group: AnyGroup, requirement: AnyRequirement) -> Tally:
    """Count what the group has of each part of a requirement; it is met by what ``ways`` finds, and by nothing else."""
    parts = tuple(flattened(requirement))
    return Tally(
        strictest(need(group, part) for part in parts if not isinstance(part, Any)),
        tuple(tuple(alternatives(group, part)) for part in parts if isinstance(part, Any)),
    )


def flattened(requirement: AnyRequirement) -> Iterator[AnyRequirement]:
    """The parts that are all asked for."""
    if not isinstance(requirement, All):
        yield requirement
        return
    for part in requirement.parts:
        yield from flattened(part)


def alternatives(group: AnyGroup, requirement: AnyRequirement) -> Iterator[tuple[Need, ...]]:
    """What is needed for each of the alternatives of a requirement."""
    if isinstance(requirement, Any):
        for part in requirement.parts:
            yield from alternatives(group, part)
    elif isinstance(requirement, All):
        for combination in product(*(tuple(alternatives(group, part)) for part in requirement.parts)):
            yield strictest(one for way in combination for one in way)
    else:
        yield (need(group, requirement),)


def strictest(needs: Iterable[Need]) -> tuple[Need, ...]:
    """Needs without those of the same thing that ask for less."""
    found: dict[tuple[str, str], Need] = {}
    for one in needs:
        key = (one.kind, one.name)
        if key not in found or one.need > found[key].need:
            found[key] = one
    return tuple(found.values())


def need(group: AnyGroup, requirement: AnyRequirement) -> Need:
    """One term of a requirement, with what the group has of it."""
    if isinstance(requirement, Skill):
        return Need("skill", requirement.name, group.level(requirement.name), requirement.level)
    if isinstance(requirement, Total):
        attributes = requirement.attributes
        return Need("attribute", "+".join(attributes), group.total(attributes), group.over(requirement), MORE_THAN)
    assert isinstance(requirement, Each)
    there = len(group.suited(requirement))
    named = requirement.title or requirement.keyword or requirement.type
    if named:
        return Need("card", named, there, requirement.count)
    return Need("single", "+".join(amounts_in(requirement.meets)), there, requirement.count)
