"""A deck of the Objectives variant: locations, three side decks and the deck proper (OBJ-building-a-deck)."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Copies
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.rules.objectives.setup import ObjectivesBrought


class ObjectivesDeck(SecondDeck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player brings; its missions are locations."""

    objectives: dict[str, Copies]
    tactics: dict[str, Copies]

    piles = ("objectives", "tactics", "dilemmas")

    @classmethod
    def sorted_out(cls, besides: Mapping[str, int], pool: Pool) -> dict[str, dict[str, int]]:
        """Cards of side decks by their types; those that nobody knows are taken for dilemmas."""
        found: dict[str, dict[str, int]] = {pile: {} for pile in cls.piles}
        names = titles_of_pool(pool)
        for name, copies in besides.items():
            type = pool[names.id_of(name)].type if names.knows(name) else ""
            found[f"{type}s" if f"{type}s" in found else "dilemmas"][name] = copies
        return found

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
