"""Finding cards by what a person types."""

from __future__ import annotations

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.naming import plain, titles_of_pool


def cards_called(pool: Pool, name: str) -> list[Card]:
    """The cards of that id, full name or title; otherwise those whose name begins with, or else holds, these words."""
    return closest(pool, name)[1]


def closest(pool: Pool, name: str) -> tuple[int, list[Card]]:
    """The cards that a name means, after how closely it does: 0 for a name that is theirs, more for a part of it."""
    wanted = plain(name)
    cards = pool.values()
    for rank, found in (
        (0, [card for card in cards if card.facts.id == wanted or plain(card.name) == wanted]),
        (0, [card for card in cards if plain(card.title) == wanted]),
        (1, [card for card in cards if plain(card.name).startswith(wanted)]),
        (2, [card for card in cards if all(word in plain(card.name) for word in wanted.split())]),
    ):
        if found and wanted:
            return rank, found[:SEVERAL]
    return FAR, []


FAR = 3
"""How closely a name means nothing."""

SEVERAL = 6
"""So many cards are shown when a name could mean several."""


def near_names(pool: Pool, name: str) -> list[str]:
    """The names of cards that are called something like that."""
    return titles_of_pool(pool).near(plain(name))
