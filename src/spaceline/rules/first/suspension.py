"""What is suspended: what lies on a card in stasis, and what is out of time (1E-10.2.4/2, 1E-G:temporal-rift/1).

A card that keeps to its victims wherever it lies itself reaches none of them there, but whom it put there itself
(1E-10.2.4/1); with nobody left to reach, it waits for them.
"""

from __future__ import annotations

from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.definition import VANISH
from spaceline.rules.first.values import afflicted, definition, is_in_stasis


def is_out_of_time(state: State, card: CardId) -> bool:
    """Whether a card has vanished for a while, with its ship or on it."""
    return VANISH in state.watched and places.is_out_of_time(state, card)


def is_suspended(state: State, card: CardId) -> bool:
    """Whether neither the text of a card nor its countdown goes on: that of one on a card in stasis does not."""
    leaf = state.cards[card]
    if leaf.role == "on" and leaf.parent >= FIRST_CARD and is_in_stasis(state, leaf.parent):
        return True
    return VANISH in state.watched and places.is_out_of_time(state, card)


def victims(state: State, source: CardId) -> tuple[CardId, ...]:
    """Those whom a card disables, holds or has afflicted, in reach or not."""
    return tuple(
        dict.fromkeys(
            card
            for effect in state.lasting
            if effect.source == source and effect.words.get("status")
            for card in effect.cards["affected"]
        )
    )


def in_reach(state: State, source: CardId) -> tuple[CardId, ...]:
    """Those of its victims whom a card reaches: none whom another holds in stasis or let vanish."""
    lets_vanish = VANISH in definition(state, source).listens
    return tuple(
        card
        for card in victims(state, source)
        if not is_in_stasis_elsewhere(state, source, card) and (lets_vanish or not is_out_of_time(state, card))
    )


def is_in_stasis_elsewhere(state: State, source: CardId, card: CardId) -> bool:
    """Whether something else than the card itself keeps another in stasis."""
    if (card, "stasis") in state.marks:
        return True
    return card in afflicted(state, "held") and state.cards[card].parent != source


def waits(state: State, card: CardId) -> bool:
    """Whether a countdown stands still: its card is suspended, or everybody is out of reach whom it is about."""
    if is_suspended(state, card):
        return True
    about = victims(state, card) if state.lasting else ()
    return bool(about) and not in_reach(state, card)
