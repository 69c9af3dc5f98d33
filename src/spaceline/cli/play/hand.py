"""The cards in a player's hand, in the order in which they are shown and numbered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.rules.words import Known, Scene

Order = Callable[[Known | None, CardId], tuple[Any, ...]]
"""Where a card stands among the others."""


def hand_cards(scene: Scene, order: Order, role: str = "hand") -> list[CardId]:
    """The different cards in the viewer's hand, or in another zone of the viewer, as they are shown."""
    cards = sorted(scene.zone(scene.view.viewer, role), key=lambda card: order(scene.definition(card), card))
    first = {scene.cards[card].definition: card for card in reversed(cards)}
    return [card for card in cards if first[scene.cards[card].definition] == card]
