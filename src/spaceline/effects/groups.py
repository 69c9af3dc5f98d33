"""Cards that meet requirements together, as the effect language sees them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.effects.nodes.requirements import AnyRequirement, Each, Total
from spaceline.effects.scope import Scope, Values

Solution = tuple[tuple[tuple[CardId, ...], tuple[str, ...]], ...]
"""One way to meet a requirement: for each part the cards used, and what of them is (skills, attributes, titles)."""
Taxes = tuple[tuple[tuple[str, ...], int, PlayerId], ...]
"""What the use of skills costs, price by price: of these, or where none are named of any, how many cards of whom."""


class Asking(NamedTuple):
    """What is asked of a group: a requirement, the text that asks, and the values that count, if not the current."""

    scope: Scope
    requirement: AnyRequirement
    group: tuple[CardId, ...]
    values: Values | None = None


class AnyGroup(Protocol):
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

    def added(self, requirement: Total) -> tuple[str, ...]:
        """The attributes that are added up to meet a requirement."""

    def over(self, requirement: Total) -> int:
        """What a total must exceed."""

    def fits(self, card: CardId, requirement: Each) -> bool:
        """Whether one card meets its part of a requirement alone."""

    def suited(self, requirement: Each) -> tuple[CardId, ...]:
        """Those who meet it alone, in the order in which they are used."""

    def terms(self, card: CardId, requirement: AnyRequirement | None) -> tuple[str, ...]:
        """The skills and attributes by which a card meets a requirement alone."""


def added(numbers: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Two tables of numbers added together."""
    total = dict(numbers)
    for name, amount in more.items():
        total[name] = total.get(name, 0) + amount
    return total
