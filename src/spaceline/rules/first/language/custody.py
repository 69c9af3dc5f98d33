"""Captives as the texts of cards see them: whom a text captures, and whom it lets go (1E-7.7)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.scope import Scope
from spaceline.rules.first import captives, places
from spaceline.rules.first.language.targeting import Targeting
from spaceline.rules.first.values import is_captive, type_of


class Custody(Targeting):
    """The part of the edition's world that is about captives."""

    __slots__ = ()

    def capture(
        self, state: State, scope: Scope, captor: PlayerId, cards: tuple[CardId, ...], team: tuple[CardId, ...]
    ) -> bool:
        """Let a player capture personnel; nobody captures those whom he controls (1E-G:capturing/1)."""
        opposing = tuple(card for card in cards if state.cards[card].controller != captor)
        captives.begin(state, captor, opposing, scope.source, end_at(state, team[0]) if team else 0)
        return len(opposing) == len(cards)

    def release(self, state: State, scope: Scope, cards: tuple[CardId, ...], to: tuple[CardId, ...]) -> bool:
        """Free those who are captives, where they are or where a card is."""
        held = tuple(card for card in cards if is_captive(state, card))
        if held:
            captives.release(state, held, scope.you, scope.source, end_at(state, to[0]) if to else 0)
        return len(held) == len(cards)


def end_at(state: State, card: CardId) -> EntityId:
    """Where those are who come to a card: aboard it, on the planet of a mission, or with a personnel."""
    kind = type_of(state, card)
    if kind == "mission":
        return places.place_of(state, card)
    return places.rooms(state, card)[0] if kind in places.CONTAINERS else places.container(state, card)
