"""Hands that lie open because a card says so."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.state import State
from spaceline.rules.first.definition import EXPOSES


def are_open(state: State) -> bool:
    """Whether a card in play lets all hands lie open."""
    language = state.ruleset.language
    return any(language.text_is_on(state, card) for card in state.watched.get(EXPOSES, ()))


def see_to_hands(state: State) -> None:
    """Turn the cards in hands face up or down, whatever holds now: after each action and when a turn begins."""
    if EXPOSES not in state.watched:
        return
    is_up = are_open(state)
    for player in state.players:
        wrong = tuple(card for card in state.zone(player, "hand") if state.cards[card].face_up != is_up)
        if wrong:
            request(state, Change("open-hand", wrong, player, amount=int(is_up)))
