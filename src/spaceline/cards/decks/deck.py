"""A deck: what a player brings to a game, each card by its name. Each edition has its own form of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Self

import msgspec

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.decks.unreadable import DeckError

Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the decks of all editions have; a card is listed by its name, or its title where only one card has it."""

    piles: ClassVar[tuple[str, ...]]
    """The fields of the cards that are neither missions nor drawn."""
    pile_of: ClassVar[Mapping[str, str]] = {}
    """Type of card to its own pile among them; all others belong to the first."""
    apart: ClassVar[str] = ""
    """The pile among them in which cards of any type lie, so that only its heading tells what belongs there."""

    name: str
    """The word by which the deck is called."""
    title: str
    ruleset: str
    missions: tuple[str, ...]
    """In the order in which they are laid out (2E-setting-up/1); in First Edition the order means nothing."""
    cards: dict[str, Copies]
    """The cards that are drawn: name to number of copies."""

    @property
    def besides(self) -> Mapping[str, int]:
        """The cards that are neither missions nor drawn: name to number of copies."""
        found: Counter[str] = Counter()
        for pile in self.piles:
            found.update(getattr(self, pile))
        return found

    @property
    def size(self) -> int:
        """How many cards there are altogether."""
        return len(self.missions) + sum(self.besides.values()) + sum(self.cards.values())

    @property
    def names(self) -> tuple[str, ...]:
        """The different cards: missions, cards besides, cards that are drawn."""
        return tuple(dict.fromkeys((*self.missions, *self.besides, *self.cards)))

    def definitions(self, pool: Pool) -> tuple[Card, ...]:
        """The different cards of the deck: missions, cards besides, cards that are drawn.

        Raises:
            DeckError: a name means no card or several.
        """
        names = titles_of_pool(pool)
        return tuple(pool[id] for id in dict.fromkeys(names.id_of(name) for name in self.names))

    @classmethod
    def sorted_out(cls, besides: Mapping[str, int], pool: Pool) -> dict[str, dict[str, int]]:
        """Cards that are neither missions nor drawn, by pile; what nobody knows lies in the first."""
        names = titles_of_pool(pool)
        found: dict[str, dict[str, int]] = {pile: {} for pile in cls.piles}
        for name, copies in besides.items():
            pile = cls.pile_for(pool[names.id_of(name)]) if names.knows(name) else cls.piles[0]
            found[pile][name] = copies
        return found

    @classmethod
    def pile_for(cls, card: Card) -> str:
        """The pile of a card that is neither a mission nor drawn."""
        return cls.pile_of.get(card.type, cls.piles[0])

    def brought(self, pool: Pool) -> Any:
        """The deck in the form with which a game of its edition is set up.

        Raises:
            DeckError: a name means no card or several.
        """
        raise NotImplementedError

    def with_full_names(self, pool: Pool) -> Self:
        """This deck with the full name of each card.

        Raises:
            DeckError: a name means no card or several, or a card is listed twice.
        """
        names = titles_of_pool(pool)
        return self.renamed(lambda name: pool[names.id_of(name)].name)

    def with_known_names(self, pool: Pool) -> Self:
        """This deck with the full name of each card that is known; other names stay as they are.

        Raises:
            DeckError: a card is listed twice.
        """
        return self.renamed(titles_of_pool(pool).full_name)

    def renamed(self, rename: Callable[[str], str]) -> Self:
        """This deck with other names.

        Raises:
            DeckError: a card is listed twice.
        """
        lists: dict[str, Any] = {
            "missions": tuple(rename(name) for name in self.missions),
            "cards": renamed(rename, self.cards),
            **{pile: renamed(rename, getattr(self, pile)) for pile in self.piles},
        }
        return msgspec.structs.replace(self, **lists)

    def known_part(self, pool: Pool) -> Self:
        """The deck without the cards that a pool does not have."""
        knows = titles_of_pool(pool).knows
        lists: dict[str, Any] = {
            "missions": tuple(name for name in self.missions if knows(name)),
            "cards": known(knows, self.cards),
            **{pile: known(knows, getattr(self, pile)) for pile in self.piles},
        }
        return msgspec.structs.replace(self, **lists)


def known(knows: Callable[[str], bool], cards: Mapping[str, int]) -> dict[str, int]:
    """Those of the cards that are known."""
    return {name: copies for name, copies in cards.items() if knows(name)}


def renamed(rename: Callable[[str], str], cards: Mapping[str, int]) -> dict[str, int]:
    """Full names to numbers of copies; a card that is listed under two names would be counted wrongly."""
    found: dict[str, int] = {}
    for name, copies in cards.items():
        full = rename(name)
        if full in found:
            raise DeckError("listed-twice", name=full)
        found[full] = copies
    return found
