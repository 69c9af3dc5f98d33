"""Refusals about the turn and its order (1E-5, 1E-6.1, 1E-7.0, 1E-8)."""

from __future__ import annotations

TURN: dict[str, tuple[str, str]] = {
    "not-your-turn": ("That is done in your own turn only.", "1E-7.0/1"),
    "not-between-actions": ("Another action is being carried out.", "1E-5.0/3"),
    "orders-not-begun": ("Orders come after the card plays.", "1E-7.0/1"),
    "orders-begun": ("Cards are played before orders are carried out.", "1E-6.1/2"),
    "card-play-used": ("The normal card play of this turn is used up.", "1E-6.1/1"),
    "must-go-on": ("A ship must go first where a card sends it.", "1E-1.2/1"),
    "only-at-start": ("That is done at the start of your turn.", "1E-6.5.2/1"),
}
