"""What is seen in personnel battle: those who fight and what makes them stronger (1E-G:showing-your-cards/1, /2)."""

from __future__ import annotations

from functools import partial

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import bearing_on, in_force, values_for, values_without
from spaceline.core.ruleset import Continuous
from spaceline.core.state import State
from spaceline.effects.perform.continuous import Text
from spaceline.rules.first.data.card_values import CardValues

STRENGTH = "Strength"

IN_BATTLE = frozenset((STRENGTH,))
"""The attribute that counts in personnel battle (1E-7.4.2/4, /6)."""


def show_fighters(state: State, verb: str, fighters: tuple[CardId, ...]) -> None:
    """Those who meet or are counted are revealed, and what lies hidden without which they would not be as strong.

    1E-G:showing-your-cards/1.
    """
    request(state, Change(verb, fighters))
    if arms := wielded(state, fighters):
        request(state, Change("wield", arms))


def wielded(state: State, fighters: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The hidden cards without whose texts the STRENGTH of some would be another; as few as it takes.

    What adds up is needed whole, of other copies one is (1E-G:showing-your-cards/2).
    """
    texts = bearing_on(IN_BATTLE, in_force(state).texts)
    sources = dict.fromkeys(text.scope.source for text in texts if isinstance(text, Text) and not text.lasts)
    unseen = tuple(card for card in sources if state.in_play(card) and not state.cards[card].face_up)
    found = values_for(state, IN_BATTLE)

    def is_same_without(cards: frozenset[CardId]) -> bool:
        others = values_without(state, IN_BATTLE, partial(is_of_cards, cards)).of
        return all(strength_in(others(card)) == strength_in(found(card)) for card in fighters)

    idle: frozenset[CardId] = frozenset()
    for card in unseen:
        if is_same_without(idle | {card}):
            idle |= {card}
    return tuple(card for card in unseen if card not in idle)


def strength_in(card_values: CardValues) -> int:
    """STRENGTH among such values."""
    return card_values.final(STRENGTH)


def is_of_cards(cards: frozenset[CardId], text: Continuous) -> bool:
    """Whether a text goes on because it is printed on one of the cards, not because it was used."""
    return isinstance(text, Text) and not text.lasts and text.scope.source in cards
