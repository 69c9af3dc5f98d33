"""Finding cards by what a person types."""

from __future__ import annotations

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.naming import plain, titles_of_pool


def cards_called(pool: Pool, name: str) -> list[Card]:
    """The cards of that id, full name or title; otherwise those whose name begins with, or else holds, these words."""
    wanted = plain(name)
    cards = pool.values()
    for found in (
        [card for card in cards if card.facts.id == wanted or plain(card.name) == wanted],
        [card for card in cards if plain(card.title) == wanted],
        [card for card in cards if plain(card.name).startswith(wanted)],
        [card for card in cards if all(word in plain(card.name) for word in wanted.split())],
    ):
        if found and wanted:
            return found[:SEVERAL]
    return []


SEVERAL = 6
"""So many cards are shown when a name could mean several."""


def near_names(pool: Pool, name: str) -> list[str]:
    """The names of cards that are called something like that."""
    return titles_of_pool(pool).near(plain(name))
