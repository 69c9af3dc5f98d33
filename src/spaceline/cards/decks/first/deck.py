"""A First Edition deck: mission pile, seed deck, site pile, side decks, draw deck (1E-3.0/1, 1E-3.1.2/1, 1E-3.3/1)."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.deck import Copies, Deck
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.rules.first.setup import Brought
from spaceline.rules.first.side_decks.piles import SIDE_DECKS, TRIBBLES, Q


class FirstDeck(Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player of First Edition brings; a universal mission may be listed more than once."""

    piles = ("seeds", "sites", "tactics", "tent", "continuum", "tribbles")
    pile_of = MappingProxyType({"site": "sites", "tactic": "tactics", **dict.fromkeys(TRIBBLES, "tribbles")})
    apart = "tent"

    seeds: dict[str, Copies]
    """The seed deck: name to number of copies."""
    sites: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The site pile: name to number of copies (1E-3.1.2/1)."""
    tactics: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The Battle Bridge side deck: name to number of copies (1E-G:battle-bridge-side-deck/1)."""
    tent: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The Q's Tent side deck: each card once (1E-G:qs-tent-side-deck/1)."""
    continuum: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The Q-Continuum side deck: name to number of copies (1E-G:q-continuum-side-deck/1)."""
    tribbles: dict[str, Copies] = msgspec.field(default_factory=dict)
    """The Tribble side deck: name to number of copies (1E-G:tribble-side-deck/1)."""

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
            **{pile: tuple(names.ids_of(getattr(self, pile))) for pile in ("tactics", *SIDE_DECKS)},
        )

    @classmethod
    def pile_for(cls, card: Card) -> str:
        """Cards with the icon of the Q have their own pile, whatever their types are (1E-2.15/1)."""
        return "continuum" if Q in card.facts.icons else super().pile_for(card)
