"""The YAML files of Spaceline, as far as they are read and written beside the other forms."""

from __future__ import annotations

import yaml

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.listing import Listing
from spaceline.cards.decks.kinds import DeckKind
from spaceline.cards.decks.unreadable import DeckError


def suits(text: str) -> bool:
    """Whether the text has a field that every deck file has."""
    return any(line.startswith("ruleset:") for line in text.splitlines())


def read(text: str, kind: DeckKind) -> Listing:
    """Deck files name their ruleset and are read with it, not as a list.

    Raises:
        DeckError: always.
    """
    raise DeckError("own-form")


def write(deck: Deck, pool: Pool) -> str:
    """A deck file; its fields in the order in which people read them."""
    fields = {
        "name": deck.name,
        "title": deck.title,
        "ruleset": deck.ruleset,
        "missions": list(deck.missions),
        **{pile: dict(getattr(deck, pile)) for pile in deck.piles},
        "cards": dict(deck.cards),
    }
    return yaml.safe_dump(fields, sort_keys=False, allow_unicode=True, width=120)
