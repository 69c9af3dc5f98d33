"""A Second Edition deck: five missions, a dilemma pile and the deck proper (2E-building-a-deck/1)."""

from __future__ import annotations

from typing import ClassVar

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies, Deck
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.rules.second.setup import Brought


class SecondDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player of Second Edition brings."""

    piles: ClassVar[tuple[str, ...]] = ("dilemmas",)

    dilemmas: dict[str, Copies]
    """The dilemma pile: name to number of copies."""

    def brought(self, pool: Pool) -> Brought:
        """The deck as the game is set up with it.

        Raises:
            DeckError: a name means no card or several.
        """
        names = titles_of_pool(pool)
        return Brought(
            missions=tuple(names.id_of(name) for name in self.missions),
            pile=tuple(names.ids_of(self.dilemmas)),
            deck=tuple(names.ids_of(self.cards)),
        )
