"""Battles that texts bring about: a text that lets certain cards attack lifts no restriction beyond (1E-7.4.1.0.6/5).

Nobody needs a leader for them, and a player's cards may even fight each other (1E-7.4.2/10).
"""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.procedures.battle import personnel, ships
from spaceline.rules.first.values import is_barred, is_in_stasis, type_of

WHY = "text"


def start(state: State, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
    """Let cards attack others where the first of the attackers is; returns whether there was anybody on both sides.

    Several targets that are ships are each fired at (1E-7.4.3.0.1/2); those in stasis cannot be attacked
    (1E-10.2.4/1), nor those that a text protects.
    """
    if not attackers:
        return False
    reachable = [card for card in targets if not is_in_stasis(state, card) and not is_barred(state, card, "attacked")]
    if type_of(state, attackers[0]) in places.CONTAINERS:
        place = places.place_of(state, attackers[0])
        sides = at_place(state, attackers, place), at_place(state, reachable, place)
        if all(sides):
            ships.begin(state, players_of(state, sides), place, sides, WHY)
        return all(sides)
    where = places.container(state, attackers[0])
    teams = together(state, attackers, where), together(state, reachable, where)
    if all(teams):
        personnel.declare(state, players_of(state, teams), where, teams[0], teams[1:], WHY)
    return all(teams)


def at_place(state: State, cards: Iterable[CardId], place: EntityId) -> tuple[CardId, ...]:
    """The ships and facilities in space at a location."""
    there = places.vessels_at(state, place)
    return tuple(card for card in cards if card in there)


def together(state: State, cards: Iterable[CardId], where: EntityId) -> tuple[CardId, ...]:
    """The cards that are present with each other."""
    return tuple(card for card in cards if where and places.container(state, card) == where)


def players_of(state: State, sides: tuple[tuple[CardId, ...], tuple[CardId, ...]]) -> tuple[PlayerId, PlayerId]:
    """Who controls each of the two forces; 0 for nobody."""
    one, other = (state.cards[side[0]].controller for side in sides)
    return (one if one in state.players else 0, other if other in state.players else 0)
