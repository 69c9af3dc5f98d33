"""A card of either edition, as far as decks, commands, experiments and presentation need to know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Card(Protocol):
    """What is known of a card's definition, whichever edition it is of."""

    @property
    def title(self) -> str:
        """Its title."""

    @property
    def name(self) -> str:
        """What players call it in full."""

    @property
    def type(self) -> str:
        """Its card type."""

    @property
    def facts(self) -> Any:
        """What is printed on it, as the edition keeps it."""

    @property
    def abilities(self) -> tuple[Any, ...]:
        """Its texts."""

    @property
    def is_built(self) -> bool:
        """Whether all texts that are printed on it are known."""

    def __hash__(self) -> int:
        """A card stands for itself: what was worked out from it may be kept."""


Pool = Mapping[str, Card]
"""Definition id to card, as ``Ruleset.definitions`` holds them."""


def is_playable(card: Card) -> bool:
    """Whether the card does everything that is printed on it."""
    return card.is_built
