"""The values of a card: what is printed, after modifiers."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
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
