"""The cards in a hand in the order in which players hold them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.cards.card import Card
from spaceline.core.data.leaves import CardId
from spaceline.presentation.scene import Scene

HandOrder = Callable[[Card | None, CardId], tuple[Any, ...]]
"""Where a card stands among the others."""


def in_hand_order(scene: Scene, order: HandOrder, role: str) -> list[CardId]:
    """The cards in the viewer's hand, or in another zone of the viewer; sorted anew only where they are others."""
    cards = scene.zone(scene.view.viewer, role)
    depends_on = cards, [scene.cards.get(card) for card in cards]
    before = scene.kept.get(f"held-{role}")
    if before is not None and before[0] == depends_on:
        return list(before[1])
    found = sorted(cards, key=lambda card: order(scene.definition(card), card))
    scene.kept[f"held-{role}"] = depends_on, found
    return list(found)


def different_cards(scene: Scene, order: HandOrder, role: str) -> list[CardId]:
    """The viewer's cards in that order, one copy of each."""
    cards = in_hand_order(scene, order, role)
    first = {scene.cards[card].definition: card for card in reversed(cards)}
    return [card for card in cards if first[scene.cards[card].definition] == card]
