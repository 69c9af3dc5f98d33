"""What a player shows to play a card for less (2E-showing-your-cards/3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import fresh, in_force, values_for, values_without
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Cost
from spaceline.effects.perform.continuous import Text
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading, Scope, Values
from spaceline.rules.second.language.concealed_texts import is_printed_on, texts_shown
from spaceline.rules.second.showing import conditions_shown
from spaceline.rules.second.values import COST, definition


def discounts_shown(state: State, card: CardId, player: PlayerId) -> Iterator[Change]:
    """What the texts ask for by which a card of a player costs less: its own, and those of the player's cards in play.

    Whoever plays it at that cost shows whom they ask for, and those concealed cards whose texts they are.
    """
    if fresh(state).altered.isdisjoint(COST):
        return
    now: int = values_for(state, COST)(card).cost

    def is_enough(others: Values) -> bool:
        return bool(others(card).cost <= now)

    for source in dict.fromkeys((card, *speakers(state, player))):
        scope = Reading(source, player)
        tests = [text.test for text in cheapening(state, scope, card) if text.test is not None]
        others = values_without(state, COST, partial(is_printed_on, frozenset((source,)))).of if tests else None
        if others is not None and (source == card or not is_enough(others)):
            yield from conditions_shown(state, scope, tests)
    yield from texts_shown(state, player, COST, is_enough)


def cheapening(state: State, scope: Scope, card: CardId) -> Iterator[Static]:
    """The texts of a source by which a card costs less under a condition that holds."""
    for _, text in definition(state, scope.source).of_kind(Static):
        is_for_it = text.test is not None and makes_cheaper(text) and card in cards_meant(state, scope, text.cards)
        if is_for_it and text.test is not None and holds(state, scope, text.test):
            yield text


def speakers(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards of a player whose printed texts make other cards cost less, or more."""
    texts = (text for text in in_force(state).texts if isinstance(text, Text) and not text.lasts)
    own = (text.scope.source for text in texts if isinstance(text.modifier, Cost) and text.scope.you == player)
    return tuple(dict.fromkeys(own))


def makes_cheaper(text: Static) -> bool:
    """Whether a text makes cards cost less to play."""
    return any(isinstance(part, Cost) and isinstance(part.by, int) and part.by < 0 for part in text.modifiers)
