"""A First Edition deck: the mission pile, the seed deck and the draw deck (1E-3.0/1, 1E-3.1.1/1)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies, Deck, renamed
from spaceline.cards.decks.naming import Names
from spaceline.rules.first.procedures.setup import Brought


class FirstDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player of First Edition brings; a universal mission may be listed more than once."""

    seeds: dict[str, Copies]
    """Name to number of copies."""

    @property
    def besides(self) -> Mapping[str, int]:
        """The seed deck."""
        return self.seeds

    def brought(self, pool: Pool) -> Brought:
        """The deck as the game is set up with it.

        Raises:
            DeckError: a name means no card or several.
        """
        names = Names(pool)
        return Brought(
            missions=tuple(names.id_of(name) for name in self.missions),
            seeds=tuple(names.ids_of(self.seeds)),
            deck=tuple(names.ids_of(self.cards)),
        )

    def with_full_names(self, pool: Pool) -> FirstDeck:
        """The same deck with the full name of each card.

        Raises:
            DeckError: a name means no card or several, or a card is listed twice.
        """
        named = super().with_full_names(pool)
        assert isinstance(named, FirstDeck)
        return msgspec.structs.replace(named, seeds=renamed(Names(pool), self.seeds))
