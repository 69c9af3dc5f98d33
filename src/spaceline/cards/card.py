"""A card of either edition, as far as decks, commands and experiments need to know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Card(Protocol):
    """Facts and texts of one card."""

    @property
    def name(self) -> str:
        """What players call it; no other card of the edition has this name."""

    @property
    def title(self) -> str:
        """The printed title."""

    @property
    def type(self) -> str:
        """The printed type."""

    @property
    def facts(self) -> Any:
        """What is printed on it, in the form of its edition."""

    @property
    def abilities(self) -> tuple[Any, ...]:
        """Its texts."""


Pool = Mapping[str, Card]
"""The cards of an edition by id."""


def is_playable(card: Card) -> bool:
    """Whether the card does everything that is printed on it."""
    return bool(card.abilities) or not card.facts.has_text
