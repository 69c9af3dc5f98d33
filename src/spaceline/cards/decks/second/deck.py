"""A Second Edition deck: five missions, a dilemma pile and the deck proper (2E-building-a-deck/1)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies, Deck, renamed
from spaceline.cards.decks.naming import Names
from spaceline.rules.second.procedures.setup import Brought


class SecondDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player of Second Edition brings."""

    dilemmas: dict[str, Copies]
    """Name to number of copies."""

    @property
    def besides(self) -> Mapping[str, int]:
        """The dilemma pile."""
        return self.dilemmas

    def brought(self, pool: Pool) -> Brought:
        """The deck as the game is set up with it.

        Raises:
            DeckError: a name means no card or several.
        """
        names = Names(pool)
        return Brought(
            missions=tuple(names.id_of(name) for name in self.missions),
            pile=tuple(names.ids_of(self.dilemmas)),
            deck=tuple(names.ids_of(self.cards)),
        )

    def with_full_names(self, pool: Pool) -> SecondDeck:
        """The same deck with the full name of each card.

        Raises:
            DeckError: a name means no card or several, or a card is listed twice.
        """
        named = super().with_full_names(pool)
        assert isinstance(named, SecondDeck)
        return msgspec.structs.replace(named, dilemmas=renamed(Names(pool), self.dilemmas))
