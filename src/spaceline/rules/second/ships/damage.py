"""Damage: cards that lie on ships as such (2E-damage)."""

from __future__ import annotations

from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.rules.second.values import definition

MOST = 2
"""So many damage cards a ship can carry (2E-damage/2)."""


def is_damage(state: State, card: CardId) -> bool:
    """Whether a card lies on a ship as damage (2E-damage/1)."""
    leaf = state.cards[card]
    return (
        leaf.role == "on"
        and leaf.parent >= FIRST_CARD
        and state.cards[leaf.parent].role == "orbit"
        and definition(state, card).becomes_damage
    )


def damage_on(state: State, ship: CardId) -> tuple[CardId, ...]:
    """The damage cards on a ship."""
    return tuple(card for card in state.zone(ship, "on") if is_damage(state, card))


def is_damaged(state: State, card: CardId) -> bool:
    """Whether it is a ship with a damage card on it."""
    return bool(damage_on(state, card))
