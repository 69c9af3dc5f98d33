"""Ways from one location to another that is no neighbor: through what lies at both (1E-7.1.7.0.1/2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Connects
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.definition import PASSAGE
from spaceline.rules.first.movement.barriers import stops_before, stops_behind
from spaceline.rules.first.movement.forced_moves import goal_of
from spaceline.rules.first.values import definition

WayThrough = tuple[int, tuple[PlaceId, ...], PlaceId]
"""The RANGE that it takes to get through, the locations that are passed before, and where the ship goes in."""


def ways_through(
    state: State, player: PlayerId, ship: CardId, reached: Mapping[PlaceId, tuple[int, tuple[PlaceId, ...]]]
) -> dict[PlaceId, WayThrough]:
    """Where a ship comes out that goes through a passage, from where it is or from a location that it could fly to.

    Going there and through is one movement (1E-G:wormholes-movement-through/1). Phased ships move by RANGE only
    (1E-7.6/9), and what is sent somewhere takes the direct way.
    """
    if PASSAGE not in state.watched or state.mark(ship, "phased") or goal_of(state, ship):
        return {}
    found: dict[PlaceId, WayThrough] = {}
    mouths = {state.cards[ship].parent: (0, ()), **reached}
    for mouth, (cost, passed) in mouths.items():
        for end in exits(state, ship, mouth):
            is_barred = stops_behind(state, player, ship, mouth) or stops_before(state, player, ship, end)
            if not is_barred and (end not in found or cost < found[end][0]):
                found[end] = (cost, passed, mouth)
    return found


def exits(state: State, ship: CardId, mouth: PlaceId) -> Iterator[PlaceId]:
    """The other ends of the passages at a location, in either direction (1E-7.1.7.0.1/2, 1E-G:between/1)."""
    for source in open_ends(state):
        for _, text in definition(state, source).of_kind(Connects):
            if text.ships is not None and not matches(state, ship, text.ships):
                continue
            here = places.place_of(state, source)
            others = (card for card in lying_at_locations(state) if card != source and matches(state, card, text.to))
            there = tuple(places.place_of(state, card) for card in others if is_open(state, card))
            if here == mouth:
                yield from (place for place in there if place != mouth)
            elif mouth in there:
                yield here


def open_ends(state: State) -> Iterator[CardId]:
    """The cards in play whose text opens a passage; a doorway that is closed does not (1E-G:doorway-closed/1)."""
    return (card for card in state.watched.get(PASSAGE, ()) if is_open(state, card))


def lying_at_locations(state: State) -> Iterator[CardId]:
    """The missions, and what was played on locations."""
    for place in places.locations(state):
        yield from (*state.zone(place, "mission"), *state.zone(place, "at"))


def is_open(state: State, card: CardId) -> bool:
    """Whether a card lies at a location of a spaceline, and is not closed."""
    is_there = state.cards[card].role in ("at", "mission") and places.is_location(state, places.place_of(state, card))
    return is_there and world_of(state).text_is_on(state, card) and world_of(state).may_use(state, card)


def matches(state: State, card: CardId, wanted: Filter) -> bool:
    """Whether a card is like that."""
    return world_of(state).matches(state, card, wanted, values_for_filter(state, wanted))
