"""Where it happens that texts respond to: near their own card, or what was left behind."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import NOBODY, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.doers import Before
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of


def near(
    state: State,
    card: CardId,
    where: str,
    player: PlayerId,
    occurrence: Change,
    cards: tuple[CardId, ...],
    whence: Before,
) -> tuple[CardId, ...]:
    """Those of the cards of an occurrence that are where a text responds, or were before it.

    Who is aboard something is on no planet.
    """
    if where == "there":
        return cards if world_of(state).is_at(state, card, occurrence.to) else ()
    if where == "under":
        return tuple(other for other in cards if other == state.cards[card].parent)
    if where == "planet" and state.cards[card].parent not in state.places:
        return ()
    scope = Reading(card, player)
    there = world_of(state).around(state, scope, where)
    if where == "here":
        there += cards_meant(state, scope, Cards("mission"))
    return tuple(other for other in cards if other in there or was_near(state, card, where, place_of(whence, other)))


def left_behind(state: State, cards: tuple[CardId, ...], whence: Before) -> tuple[EntityId, ...]:
    """The missions that cards were at before they moved."""
    places = dict.fromkeys(whence[card].place for card in cards if card in whence)
    return tuple(mission for place in places if place in state.places for mission in state.zone(place, "mission"))


def place_of(whence: Before, card: CardId) -> EntityId:
    """Where a card was before it happened, as far as that is known."""
    return whence[card].place if card in whence else NOBODY


def was_near(state: State, card: CardId, where: str, there: EntityId) -> bool:
    """Whether a card that was there before it happened was with this one, or at the same mission."""
    if where == "present":
        return there == state.cards[card].parent and there != NOBODY and there not in state.players
    if where == "planet":
        return there in state.places and state.outermost(card) == there
    if where == "on":
        return there == card
    return where == "here" and world_of(state).was_here(state, card, there)
