"""What cards have in common with others: their place, their title, an affiliation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.words import LOWER, MATCHING_HOMEWORLD
from spaceline.effects.scope import Values
from spaceline.effects.world import world_of


def presence(state: State, card: CardId) -> Collection[Any]:
    """Where others are present with it: where it lies, and aboard it."""
    leaf = state.cards[card]
    aboard = (card, "aboard")
    return (aboard,) if leaf.role == "orbit" else ((leaf.parent, leaf.role), aboard)


def lying_together(state: State, cards: tuple[CardId, ...], others: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of several cards that are where one of others is."""
    where = {there for other in others for there in presence(state, other)}
    return tuple(card for card in cards if not where.isdisjoint(presence(state, card)))


def homes(state: State, card: CardId) -> Collection[Any]:
    """The cards at which its owner could play a card; of a mission, itself."""
    return (card,) if state.cards[card].role == "mission" else world_of(state).homes(state, card)


SHARED: dict[str, Callable[[State, CardId, Values], Collection[Any]]] = {
    "place": lambda state, card, values: world_of(state).whereabouts(state, card),
    "presence": lambda state, card, values: presence(state, card),
    "home": lambda state, card, values: homes(state, card),
    "affiliation": lambda state, card, values: world_of(state).traits(state, card, "affiliation", values),
    "species": lambda state, card, values: world_of(state).traits(state, card, "species", values),
    "skill": lambda state, card, values: values(card).skills,
    "title": lambda state, card, values: (state.definition(card).title,),
    MATCHING_HOMEWORLD: lambda state, card, values: world_of(state).traits(state, card, MATCHING_HOMEWORLD, values),
    "kind": lambda state, card, values: (state.definition(card).facts.kind,),
}
"""What cards may have in common, and what of it a card has."""


def sharing(
    state: State, what: str, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
) -> tuple[CardId, ...]:
    """Those of several cards that have something in common with one of others."""
    if what == "presence":
        return world_of(state).present_with(state, cards, others, values)
    if what == LOWER:
        return lower(state, "Cunning", cards, others, values)
    has = SHARED[what]
    wanted = {trait for other in others for trait in has(state, other, values)}
    return tuple(card for card in cards if not wanted.isdisjoint(has(state, card, values)))


def lower(
    state: State, name: str, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
) -> tuple[CardId, ...]:
    """Those of several cards that have less of an attribute than one of others."""
    stats = world_of(state).stats
    most = max((number for other in others for number in stats(state, other, name, values)), default=0)
    return tuple(card for card in cards if any(number < most for number in stats(state, card, name, values)))


def in_company(state: State, what: str, cards: tuple[CardId, ...], beside: int, values: Values) -> tuple[CardId, ...]:
    """Those of several cards that have one thing in common with so many others of them."""
    has = SHARED[what]
    traits = {card: set(has(state, card, values)) for card in cards}
    found = Counter(trait for card in cards for trait in traits[card])
    return tuple(card for card in cards if any(found[trait] > beside for trait in traits[card]))


def are_alike(state: State, what: str, cards: tuple[CardId, ...], values: Values) -> bool:
    """Whether one thing is common to all of them."""
    has = SHARED[what]
    traits = [set(has(state, card, values)) for card in cards]
    return not traits or bool(set.intersection(*traits))
