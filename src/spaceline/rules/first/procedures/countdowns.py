"""Countdowns: icons count the ends of turns, texts count full turns; then the card expires (1E-G:countdown-icon/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Countdown
from spaceline.rules.first.definition import COUNTDOWN
from spaceline.rules.first.values import definition

LEFT = "countdown"
"""The mark that says how many turns are left."""


def text_of(state: State, card: CardId) -> Countdown | None:
    """The text that counts full turns, if the card has one."""
    texts = definition(state, card).of_kind(Countdown)
    return texts[0][1] if texts else None


def counting(state: State, player: PlayerId) -> Iterator[CardId]:
    """The cards in play that count that player's turns."""
    for card in state.watched.get(COUNTDOWN, ()):
        if state.in_play(card) and whose_turns(state, card) == player:
            yield card


def whose_turns(state: State, card: CardId) -> PlayerId:
    """Whose turns a card counts: its owner's, or those of whoever controls what it lies on."""
    leaf, text = state.cards[card], text_of(state, card)
    if text is None:
        return leaf.owner
    if text.of == "target" and leaf.parent >= FIRST_CARD:
        return state.cards[leaf.parent].controller
    return leaf.controller


def begin_counting(state: State, player: PlayerId) -> None:
    """At the start of a turn: cards that count full turns begin, so that the turn in progress is none (1E-12.2/2)."""
    for card in counting(state, player):
        text = text_of(state, card)
        if text is not None and not state.mark(card, LEFT):
            request(state, Change("count-down", (card,), player, amount=text.turns))


def count_down(state: State, player: PlayerId) -> None:
    """At the end of a turn: one less; at zero the card expires (1E-G:countdown-icon/1)."""
    for card in counting(state, player):
        left = state.mark(card, LEFT)
        if text_of(state, card) is None:
            left = left or definition(state, card).facts.countdown
        if left == 1:
            request(state, Change("expire", (card,), player))
        elif left:
            request(state, Change("count-down", (card,), player, amount=left - 1))
