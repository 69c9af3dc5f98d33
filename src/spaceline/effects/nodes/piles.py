"""Effects on the piles that cards lie in."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Cards


class Shuffle(Node, frozen=True):
    """Shuffle cards among themselves, or a deck."""

    cards: Cards


class Exchange(Node, frozen=True):
    """Take cards from a discard pile into the hand; this card goes to where they lay (1E-G:discard-pile/1)."""

    cards: Cards
