"""A card of either edition, as far as decks, commands and experiments need to know it."""

from __future__ import annotations

from spaceline.rules.words import Known as Card, Pool

__all__ = ["Card", "Pool", "is_playable"]


def is_playable(card: Card) -> bool:
    """Whether the card does everything that is printed on it."""
    return bool(card.abilities) or not card.facts.has_text
