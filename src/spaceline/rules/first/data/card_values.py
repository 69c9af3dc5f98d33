"""The values of a card: what is printed, after modifiers."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.traits import Filter
from spaceline.rules.first.facts import Restriction

SHIELDS = "Shields"
"""The attribute of ships and facilities that a dock adds to."""


class CardValues(msgspec.Struct, frozen=True, dict=True):
    """All values that texts can change or ask for."""

    type: str
    affiliations: tuple[str, ...]
    """The affiliation in force; several only until a card is played (1E-6.3.3/1, 1E-6.3.3.0.1/2)."""
    classifications: tuple[str, ...]
    icons: tuple[str, ...]
    characteristics: tuple[str, ...]
    """Species and gender among them."""
    skills: dict[str, int]
    """Regular skills, the classification counted as one of them (1E-10.1.0.1/1, 1E-10.1.0.3/3)."""
    attributes: dict[str, int]
    """May be below zero between modifiers; an undefined one is missing (1E-10.1.0.7/1)."""
    shortfalls: dict[str, int] = {}
    """Skill to the levels of it that the card takes from any group in which it is."""
    first_skill: str = ""
    """What stands first in the skill box (1E-10.1.0.4/1)."""
    beside: tuple[str, ...] = ()
    """Affiliations that texts give beside the card's own, to change to (1E-6.3.3.0.1/5)."""
    special_equipment: tuple[str, ...] = ()
    off_line: tuple[str, ...] = ()
    """Attributes that nothing raises at present, and special equipment that cannot be used (1E-7.5.1.3/1)."""
    span: int = 0
    """Of a mission, for the player whom no other end faces."""
    factors: dict[str, tuple[int, int]] = {}
    """Attribute to what it is multiplied and divided by, which comes last (1E-12.11/1)."""
    extended: int = 0
    """SHIELDS that a facility extends to a docked ship, beside its own (1E-7.1.4/3)."""
    fixed: dict[str, int] = {}
    """Attribute to a value that a text sets, which comes first (1E-12.11/1)."""
    barred: tuple[str, ...] = ()
    """Acts that the card cannot do, nor have done to it: ``move beam attempt attacked play``."""
    demands: tuple[tuple[tuple[str, ...], AnyRequirement], ...] = ()
    """Of a mission: what texts require instead of skills, or beside what is printed (1E-7.2.5.0.3/2)."""
    doubled: tuple[tuple[str, int], ...] = ()
    """Part of the texts to by how much its numbers are multiplied: ``requirements effects points``."""
    is_free: bool = False
    """Whether a text has freed it of attack restrictions (1E-7.4.1.0.6/4)."""
    free_against: tuple[Filter, ...] = ()
    """Against forces with somebody like that, a text has freed it of them (1E-7.4.1.0.6/3, /5)."""
    restriction: Restriction | None = None
    """The restriction box, which no text about skills touches (1E-G:restriction-box/1)."""
    spared: tuple[str, ...] = ()
    """Names of cards that do nothing to it, because a text says so (1E-G:immune/1)."""
    is_unmanned: bool = False
    """Whether a ship needs neither staff nor a leader."""
    pairs: tuple[CardValues, ...] = ()
    """The two personnel on a dual-personnel card, in printed order; empty for one (1E-6.3.4/1, 1E-6.3.4.0.3/1)."""

    def final(self, name: str) -> int:
        """An attribute: set values first, then sums, then products; never below zero (1E-12.11/1).

        Two personnel on one card have it added, each with its own modifiers (1E-7.4.2.0.1/1). To its own SHIELDS a
        docked ship has those that are extended to it (1E-7.1.4/3).
        """
        if self.pairs:
            return sum(half.final(name) for half in self.pairs)
        times, parts = self.factors.get(name, (1, 1))
        own = max(0, self.attributes.get(name, 0) * times // parts)
        return own + self.extended if name == SHIELDS else own

    @cached_property
    def words(self) -> frozenset[str]:
        """All that a restriction box may name: type, affiliations, species and the like, icons, skills."""
        skills = (name for name, level in self.skills.items() if level > 0)
        return frozenset((self.type, *self.affiliations, *self.characteristics, *self.icons, *skills))

    @cached_property
    def sides(self) -> dict[frozenset[str], Any]:
        """On which side a card with these values is, by the words for which restriction boxes of a game look."""
        return {}

    @cached_property
    def regular_skills(self) -> dict[str, int]:
        """The skills that may be given to others: without what only the classification box says (1E-10.1/4)."""
        levels = {name: level - self.classifications.count(name) for name, level in self.skills.items()}
        return {name: level for name, level in levels.items() if level > 0}


def lamed(printed: CardValues) -> CardValues:
    """The values of a damaged card: its RANGE is set, so that what is added and multiplied comes after it.

    1E-7.5.1.2/1, 1E-G:modifier-order/1.
    """
    if printed.attributes.get("Range", 0) <= DAMAGED_RANGE:
        return printed
    return replace(printed, attributes={**printed.attributes, "Range": DAMAGED_RANGE})


DAMAGED_RANGE = 5
"""1E-7.5.1.2/1."""
