"""What is wrong with a deck, and what is wrong in any edition."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spaceline.cards.card import Pool, is_playable
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.naming import DeckError, Names


class Problem(msgspec.Struct, frozen=True):
    """Why a deck cannot be played."""

    clause: str
    """The clause it breaks; empty when the program is what is missing."""
    sentence: str


def unknown_names(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """Names that mean no card or several."""
    names = Names(pool)
    for name in deck.names:
        try:
            names.id_of(name)
        except DeckError as error:
            yield Problem("", sentence(str(error)))


def not_built(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """Cards whose text the program does not know."""
    for card in deck.definitions(pool):
        if not is_playable(card):
            yield Problem("", f"{card.name} cannot be played yet: its text is not built.")


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."
