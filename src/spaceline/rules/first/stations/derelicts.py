"""Stations that nobody controls, with dilemmas seeded beneath them (1E-G:empok-nor/1, /2)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.rules.first import places
from spaceline.rules.first.missions.companions import SEEDED
from spaceline.rules.first.playing.timing import speaks_of
from spaceline.rules.first.stations.sites import stations
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.values import definition


def derelicts(state: State) -> tuple[CardId, ...]:
    """The stations in play that are nobody's, and beneath which dilemmas are seeded."""
    return tuple(card for card in stations(state) if is_uncontrolled(state, card) and takes_seeds(state, card))


def takes_seeds(state: State, station: CardId) -> bool:
    """Whether the text of a station lets cards be seeded beneath it."""
    return any(text.how == SEEDED for _, text in definition(state, station).of_kind(Plays))


def belongs_beneath(state: State, seed: CardId, station: EntityId) -> bool:
    """Whether the text of a station speaks of such a card: the others there are bluffs (1E-G:empok-nor/2)."""
    texts: list[Plays] = [text for _, text in definition(state, station).of_kind(Plays)]
    return any(text.how == SEEDED and text.cards is not None and speaks_of(state, text.cards, seed) for text in texts)


def bases(state: State) -> tuple[EntityId, ...]:
    """Everything beneath which cards are seeded: locations with a mission, and such stations."""
    return (*(place for place in places.locations(state) if places.missions_at(state, place)), *derelicts(state))


def is_base(state: State, target: EntityId) -> bool:
    """Whether cards may be seeded beneath something: a location, or such a station."""
    return places.is_location(state, target) or target in derelicts(state)
