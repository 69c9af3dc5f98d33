"""What everybody may know of cards in play that lie face down (2E-showing-your-cards/1, /3)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules import verbs
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.playing.imposed_costs import is_aboard_toll_ship


def openly_known(state: State, card: CardId) -> str:
    """The name of a card in play whose text limits others or changes their cards; nothing of any other.

    Everybody saw it when it was played, and its text is used all the time: whoever is hit by it may examine it. Else
    what others can do would tell them of a card that they do not know. So it is with those aboard a ship whose text
    asks others for cards if it is staffed.
    """
    it: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    return it.name if (it.reaches_others and state.in_play(card)) or is_aboard_toll_ship(state, card) else ""


def lies_open(state: State, card: CardId) -> bool:
    """Whether everybody knows what a card in play is: it lies face up, or all may look at it."""
    return state.cards[card].face_up or openly_known(state, card) != ""


def may_examine(state: State, card: CardId, viewer: PlayerId) -> bool:
    """Whether somebody may look at a card that lies face down: for a while, or because its text is used all the time.

    What such a text does to their cards they then see too (2E-showing-your-cards/3).
    """
    return verbs.is_examining(state, card, viewer) or openly_known(state, card) != ""
