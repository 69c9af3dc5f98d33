"""A book of definitions: what the cards of a set do, entered card by card."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from spaceline.effects.nodes.abilities import Ability


class Book:
    """The definitions of one set.

    ``cards = Book("2e-se")``, then ``cards.define(6, "Assassin's Blade", faced(...))``. The title is for the reader; a
    test compares it with the facts.
    """

    __slots__ = ("_definitions", "_titles", "prefix")

    def __init__(self, prefix: str) -> None:
        """A book whose cards have ids that begin with ``prefix``."""
        self.prefix = prefix
        self._definitions: dict[str, tuple[Ability, ...]] = {}
        self._titles: dict[str, str] = {}

    def define(self, number: int, title: str, *abilities: Ability) -> None:
        """Enter the texts of a card, in printed order."""
        card = f"{self.prefix}-{number}"
        if card in self._definitions:
            raise ValueError(f"{card} is defined twice: as {self._titles[card]!r} and as {title!r}")
        if not abilities:
            raise ValueError(f"{card} {title!r} has no text: leave it out")
        self._definitions[card] = abilities
        self._titles[card] = title

    @property
    def definitions(self) -> Mapping[str, tuple[Ability, ...]]:
        """Card id to texts."""
        return MappingProxyType(self._definitions)

    @property
    def titles(self) -> Mapping[str, str]:
        """Card id to the title it was entered with."""
        return MappingProxyType(self._titles)
