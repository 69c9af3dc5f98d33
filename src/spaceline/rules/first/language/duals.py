"""Dual-personnel cards: two personnel on one card, counted as two, never separated (1E-6.3.4)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Values
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import DUAL
from spaceline.rules.first.language.matching import MATCHER
from spaceline.rules.first.language.modifying import joined
from spaceline.rules.first.values import facts


def duals(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of several cards that are two personnel."""
    if DUAL not in state.watched:
        return ()
    return tuple(card for card in cards if facts(state, card).pair)


def by_halves(
    state: State, cards: tuple[CardId, ...], found: tuple[CardId, ...], filter: Filter, values: Values
) -> tuple[CardId, ...]:
    """What a filter finds when either personnel on a card may be what it says (1E-6.3.4.0.1/5, /6).

    What both have together does not count for one of them.
    """
    changed = {card: has_half(state, card, filter, values) for card in duals(state, cards) if values(card).pairs}
    return tuple(card for card in cards if changed.get(card, card in found))


def has_half(state: State, card: CardId, filter: Filter, values: Values) -> bool:
    """Whether one of the two personnel is what a filter says."""
    return halves_like(state, card, filter, values) > 0


def halves_like(state: State, card: CardId, filter: Filter, values: Values) -> int:
    """How many of the two personnel on a card are what a filter says; 0 for a card that is one."""
    return sum(MATCHER.matches(state, card, filter, given(card, half, values)) for half in values(card).pairs)


def each_wanted(state: State, card: CardId, wanted: Filter | None, values: Values) -> tuple[CardValues, ...]:
    """The values of each personnel on a card whom a filter lets be chosen, where any is said (1E-6.3.4.0.1/4)."""
    found: tuple[CardValues, ...] = values(card).pairs
    if found and wanted is not None:
        found = (
            tuple(half for half in found if MATCHER.matches(state, card, wanted, given(card, half, values))) or found
        )
    return found or (values(card),)


def only_meant(
    state: State, card: CardId, before: CardValues, after: CardValues, wanted: Filter, values: Values
) -> CardValues:
    """The values after a text that speaks of one of two personnel on a card: the other keeps its own (1E-6.3.4/1).

    A text that speaks of neither by what it is, as of this card, is for both.
    """
    if not before.pairs or len(before.pairs) != len(after.pairs):
        return after
    meant = [MATCHER.matches(state, card, wanted, given(card, half, values)) for half in before.pairs]
    if all(meant) or not any(meant):
        return after
    kept = zip(before.pairs, after.pairs, meant, strict=True)
    return joined(after, tuple(new if is_meant else old for old, new, is_meant in kept))


def given(card: CardId, half: CardValues, values: Values) -> Values:
    """The values of cards, with those of one personnel for a card."""
    return lambda other: half if other == card else values(other)
