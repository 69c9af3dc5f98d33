"""A First Edition deck: mission pile, seed deck, site pile, side deck, draw deck (1E-3.0/1, 1E-3.1.2/1, 1E-3.3/1)."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies, Deck
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.rules.first.setup import Brought


class FirstDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player of First Edition brings; a universal mission may be listed more than once."""

    piles = ("seeds", "sites", "tactics")
    pile_of = MappingProxyType({"site": "sites", "tactic": "tactics"})

    seeds: dict[str, Copies]
    """The seed deck: name to number of copies."""
    sites: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The site pile: name to number of copies (1E-3.1.2/1)."""
    tactics: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The Battle Bridge side deck: name to number of copies (1E-G:battle-bridge-side-deck/1)."""

    def brought(self, pool: Pool) -> Brought:
        """The deck as the game is set up with it.

        Raises:
            DeckError: a name means no card or several.
        """
        names = titles_of_pool(pool)
        return Brought(
            missions=tuple(names.id_of(name) for name in self.missions),
            seeds=tuple(names.ids_of(self.seeds)),
            deck=tuple(names.ids_of(self.cards)),
            sites=tuple(names.ids_of(self.sites)),
            tactics=tuple(names.ids_of(self.tactics)),
        )
