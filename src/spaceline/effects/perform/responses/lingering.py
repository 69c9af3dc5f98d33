"""Texts that go on for the rest of a turn although their card has left play (2E-naming-cards/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State


def player_lingered_for(state: State, card: CardId) -> PlayerId:
    """The player to whom a card that is not in play still speaks this turn, since it has named something; else 0."""
    if not state.lasting or state.in_play(card):
        return 0
    return next((it.you for it in state.lasting if it.source == card and it.words and it.until == "turn"), 0)
