"""Facilities that let the cards of both players in, and mix there, whatever their affiliation.

1E-G:ferengi-trading-post/1. Aboard, everybody who is no Borg goes with everybody else and with the facility, whatever
restriction boxes say: all of them are looked at as neutral there.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.rules.first.affiliations import Allegiance, affiliations
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.values import definition

BORG, NEUTRAL = "Bor", ("Neu",)

TAKES = "plays:regardless"
"""What a card listens to whose text lets cards report there whatever their affiliation."""

AT_EASE = Allegiance(NEUTRAL)
"""The side of everybody there who is no Borg."""


def takes_all(state: State, where: EntityId) -> bool:
    """Whether it is such a facility; a site takes people in, but they mix there by the rules alone."""
    return where in state.watched.get(TAKES, ()) and definition(state, where).type == "facility"


def looked_at(state: State, where: EntityId, look: Callable[[CardId], CardValues]) -> Callable[[CardId], CardValues]:
    """The values of those aboard as they count there for who goes with whom."""
    if not takes_all(state, where):
        return look
    return lambda card: at_ease(look(card))


def at_ease(found: CardValues) -> CardValues:
    """The values of somebody there."""
    if not found.affiliations or BORG in found.affiliations:
        return found
    return replace(found, affiliations=NEUTRAL, restriction=None)


def side_at(state: State, where: EntityId, its: Allegiance) -> Allegiance:
    """The side of somebody who comes there."""
    is_at_ease = takes_all(state, where) and bool(its.affiliations) and BORG not in its.affiliations
    return AT_EASE if is_at_ease else its


def lets_in(state: State, card: CardId, where: EntityId) -> bool:
    """Whether a ship docks there whosever facility it is, and whatever its affiliation."""
    return takes_all(state, where) and BORG not in affiliations(state, card)
