"""A view with its pool of cards, looked up by number; whoever reads a view reads it through this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from spaceline.cards.card import Card
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.seen import SeenCard, View

C = TypeVar("C", bound=Card)
"""The cards of an edition."""


class ViewIndex(Generic[C]):
    """What a view shows: cards, zones and marks by number, and the definitions of the cards that can be read."""

    __slots__ = ("cards", "marks", "pool", "view", "zones")

    def __init__(self, view: View, pool: Mapping[str, C]) -> None:
        """Index a view; ``pool`` maps definition ids to cards."""
        self.view, self.pool = view, pool
        self.cards: dict[CardId, SeenCard] = {card.id: card for card in view.cards}
        self.zones: dict[tuple[EntityId, str], tuple[CardId, ...]] = {
            (zone.parent, zone.role): zone.cards for zone in view.zones
        }
        self.marks: dict[tuple[EntityId, str], int] = {(mark.entity, mark.name): mark.value for mark in view.marks}

    def zone(self, parent: EntityId, role: str) -> tuple[CardId, ...]:
        """The cards that lie there; 0 for one that cannot be told apart."""
        return self.zones.get((parent, role), ())

    def mark(self, entity: EntityId, name: str) -> int:
        """The number kept there."""
        return self.marks.get((entity, name), 0)

    def definition(self, card: CardId) -> C | None:
        """What a card is; None where the viewer may not read it."""
        seen = self.cards.get(card)
        return self.pool.get(seen.definition) if seen is not None else None

    def place(self, entity: EntityId) -> PlaceId:
        """The place where a card is, or the place itself; 0 for what is at none."""
        while entity in self.cards:
            entity = self.cards[entity].parent
        return entity if FIRST_PLACE <= entity < FIRST_CARD else 0

    def is_own(self, card: CardId) -> bool:
        """Whether the viewer controls a card."""
        return card in self.cards and self.cards[card].controller == self.view.viewer

    def controlled(self, cards: Iterable[CardId], player: PlayerId) -> tuple[CardId, ...]:
        """Those of the cards that a player controls."""
        return tuple(card for card in cards if card in self.cards and self.cards[card].controller == player)
