"""A deck: five missions, a dilemma pile and the deck proper, each card by its name (2E-building-a-deck/1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from spaceline.cards.decks.naming import DeckError, Names
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.procedures.setup import Brought

Pool = Mapping[str, CardDefinition]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player brings, by card names: the full name of a card, or its title where only one card has it."""

    name: str
    """The word by which the deck is called."""
    title: str
    ruleset: str
    missions: tuple[str, ...]
    """In the order in which they are laid out (2E-setting-up/1)."""
    dilemmas: dict[str, Copies]
    """Name to number of copies."""
    cards: dict[str, Copies]
    """Name to number of copies."""

    @property
    def size(self) -> int:
        """How many cards there are altogether."""
        return len(self.missions) + sum(self.dilemmas.values()) + sum(self.cards.values())

    def definitions(self, pool: Pool) -> tuple[CardDefinition, ...]:
        """The different cards of the deck: missions, dilemmas, other cards.

        Raises:
            DeckError: a name means no card or several.
        """
        names = Names(pool)
        ids = dict.fromkeys(names.id_of(name) for name in (*self.missions, *self.dilemmas, *self.cards))
        return tuple(pool[id] for id in ids)

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

    def with_full_names(self, pool: Pool) -> Deck:
        """The same deck with the full name of each card.

        Raises:
            DeckError: a name means no card or several, or a card is listed twice.
        """
        names = Names(pool)
        return msgspec.structs.replace(
            self,
            missions=tuple(pool[names.id_of(name)].name for name in self.missions),
            dilemmas=renamed(names, self.dilemmas),
            cards=renamed(names, self.cards),
        )


def renamed(names: Names, cards: Mapping[str, int]) -> dict[str, int]:
    """Full names to numbers of copies; a card that is listed under two names would be counted wrongly."""
    found: dict[str, int] = {}
    for name, copies in cards.items():
        full = names.pool[names.id_of(name)].name
        if full in found:
            raise DeckError(f"{full} is listed twice")
        found[full] = copies
    return found
