"""What everybody may know of cards in play that lie face down (2E-showing-your-cards/1, /3)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.second.definition import CardDefinition


def openly_known(state: State, card: CardId) -> str:
    """The name of a card in play whose text limits others or changes their cards; nothing of any other.

    Everybody saw it when it was played, and its text is used all the time: whoever is hit by it may examine it. Else
    what others can do would tell them of a card that they do not know.
    """
    it: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    return it.name if it.reaches_others and state.in_play(card) else ""
