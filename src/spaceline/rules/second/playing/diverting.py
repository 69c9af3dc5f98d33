"""Texts that let cards be played elsewhere than at the headquarters that accepts them, for a price."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.perform.affording import could_do
from spaceline.effects.perform.reading import cards_meant, values_for_filter
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.second import places
from spaceline.rules.second.playing.headquarters import entry_points
from spaceline.rules.second.values import definition, facts

DIVERTS = "plays:diverted"
"""What a definition listens to with such a text."""


def diversions(
    state: State, player: PlayerId, card: CardId, known: tuple[PlaceId, ...]
) -> Iterator[tuple[EntityId, tuple[CardId, int]]]:
    """Where texts let a card be played that could be played at certain missions, each with the text that does."""
    world = world_of(state)
    for helper in state.watched.get(DIVERTS, ()):
        leaf = state.cards[helper]
        if leaf.controller != player or not state.in_play(helper) or not world.text_is_on(state, helper):
            continue
        scope = Reading(helper, player)
        for at, text in definition(state, helper).of_kind(Plays):
            if fits(state, card, known, text) and could_do(state, scope, text.price):
                yield from ((there, (helper, at)) for there in cards_meant(state, scope, text.at))


def fits(state: State, card: CardId, known: tuple[PlaceId, ...], text: Plays) -> bool:
    """Whether a text is about a card, which could be played at a mission that it names."""
    world = world_of(state)
    if text.cards is None or text.instead_of is None:
        return False
    if not world.fitting(state, (card,), text.cards, values_for_filter(state, text.cards)):
        return False
    missions = tuple(mission for place in known for mission in places.missions_at(state, place))
    return bool(world.fitting(state, missions, text.instead_of, values_for_filter(state, text.instead_of)))


def diversion(state: State, player: PlayerId, card: CardId, target: EntityId) -> tuple[CardId, int] | None:
    """The text by which a card is played there; None where none is needed."""
    if DIVERTS not in state.watched or target in state.places:
        return None
    known = entry_points(state, player, facts(state, card))
    return next((by for there, by in diversions(state, player, card, known) if there == target), None)
