"""A deck of the Objectives variant: locations, three side decks and the deck proper (OBJ-building-a-deck)."""

from __future__ import annotations

from types import MappingProxyType

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.rules.objectives.setup import ObjectivesBrought


class ObjectivesDeck(SecondDeck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player brings; its missions are locations."""

    objectives: dict[str, Copies]
    tactics: dict[str, Copies]

    piles = ("dilemmas", "objectives", "tactics")
    pile_of = MappingProxyType({"objective": "objectives", "tactic": "tactics"})

    def brought(self, pool: Pool) -> ObjectivesBrought:
        """The deck as the game is set up with it.

        Raises:
            DeckError: a name means no card or several.
        """
        names, second = titles_of_pool(pool), super().brought(pool)
        return ObjectivesBrought(
            missions=second.missions,
            pile=second.pile,
            deck=second.deck,
            objectives=tuple(names.ids_of(self.objectives)),
            tactics=tuple(names.ids_of(self.tactics)),
        )
