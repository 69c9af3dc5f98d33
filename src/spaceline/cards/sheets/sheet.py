"""What an edition tells of its cards, whatever the facts of a card look like there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

DOT = " · "


class CardSheet(Protocol):
    """A module of functions over the facts of a card; a field that names a set is a word players type."""

    @property
    def SETS(self) -> Mapping[str, str]:  # noqa: N802 -- a constant of the module
        """The sets of cards, as the facts name them, to what players call them."""

    def set_of(self, facts: Any) -> str:
        """The set a card belongs to."""

    def is_marked(self, facts: Any) -> bool:
        """Whether the title has a dot before it: there can be one only."""

    def affiliations(self, facts: Any) -> tuple[str, ...]:
        """The affiliations of a card, by their codes."""

    def kind(self, facts: Any) -> str:
        """What a card is and what it costs or scores: ``planet mission, 35 points``."""

    def fact_lines(self, facts: Any) -> Iterable[str]:
        """The facts of a card, a line for each group that it has."""

    def skill_names(self, facts: Any) -> Iterable[str]:
        """The skills that a search finds."""

    def skills(self, facts: Any) -> str:
        """The skills of a card on a line."""

    def attributes(self, facts: Any) -> str:
        """The attributes of a card in short: ``5/6/7``."""

    def figures(self, facts: Any) -> str:
        """Attributes and icons in short, otherwise the type."""

    def brief(self, facts: Any) -> str:
        """What a line of a list tells of a card beside its kind: skills, or who may attempt it."""
