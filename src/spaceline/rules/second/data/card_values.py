"""The values of a card: what is printed, after modifiers."""

from __future__ import annotations

import msgspec

from spaceline.effects.nodes.requirements import AnyRequirement


class CardValues(msgspec.Struct, frozen=True):
    """All values that texts can change or ask for."""

    type: str
    affiliation: str
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    species: tuple[str, ...]
    skills: dict[str, int]
    attributes: dict[str, int]
    """May be below zero between modifiers; read them through ``values.attribute`` (2E-modifiers/1)."""
    cost: int
    stands: tuple[tuple[str, str], ...] = ()
    """Pairs of an attribute and one whose requirements it may meet instead."""
    demands: tuple[AnyRequirement, ...] = ()
    """Of a mission: what it requires beside its requirement."""
    taxes: tuple[tuple[tuple[str, ...], int, bool], ...] = ()
    """What using skills costs: the skills (none for all of them), how many cards, and whether the owner discards them
    and not the commander (2E-skills-glossary/3)."""
    barred: tuple[str, ...] = ()
    """What it cannot do, or have done to it."""

    @property
    def regular_skills(self) -> dict[str, int]:
        """The skills that may be given to others: all of them (2E-skills-glossary/5)."""
        return self.skills
