"""Cards that become locations where their player likes: between two others, or at an end (1E-4.2/5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.turn import active_player
from spaceline.rules.first.values import definition, facts
from spaceline.rules.first.verbs.spaceline import LEFT, RIGHT, formed_by

InsertionPoint = tuple[EntityId, str]
"""Beside which location, and on which side; or a player, and the quadrant whose first location it will be."""


def spots(state: State, player: PlayerId, card: CardId) -> Iterator[InsertionPoint]:
    """Where a card may be put that becomes a location (1E-G:bajoran-wormhole/1)."""
    text = next((text for _, text in definition(state, card).of_kind(Inserts)), None)
    if text is None:
        return
    quadrant = open_quadrant(state, card, text)
    if not quadrant or (is_first_of_two(text, quadrant) and not has_other_end(state, player, card)):
        return
    row = places.spacelines(state).get(quadrant, ())
    if not row:
        yield player, quadrant
    elif text.regions and quadrant == text.quadrants[0]:
        yield from beside_regions(state, row, text.regions)
    else:
        yield from gaps(row)


def spots_from_hand(state: State, player: PlayerId, card: CardId) -> tuple[InsertionPoint, ...]:
    """Where such a card may be put that is played from the hand: in the own turn only, whatever else it does.

    Within an action, it is one that was announced in time.
    """
    is_time = active_player(state) == player or any(isinstance(frame, Action) for frame in state.frames)
    return tuple(spots(state, player, card)) if is_time else ()


def open_quadrant(state: State, card: CardId, text: Inserts) -> str:
    """The first of the quadrants in which no copy has become a location; empty where there is one in each."""
    taken = {places.quadrant_of(state, place) for place in locations_of(state, facts(state, card).title)}
    return next((quadrant for quadrant in text.quadrants if quadrant not in taken), "")


def locations_of(state: State, title: str) -> Iterator[PlaceId]:
    """The locations that cards of a title have become."""
    for place in places.locations(state):
        for card in state.zone(place, "at"):
            if facts(state, card).title == title and formed_by(state, card) == place:
                yield place


def is_first_of_two(text: Inserts, quadrant: str) -> bool:
    """Whether another end must be fetched for another quadrant."""
    return len(text.quadrants) > 1 and quadrant == text.quadrants[0]


def has_other_end(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether another copy can be downloaded, as the card asks for."""
    title, piles = facts(state, card).title, (state.zone(player, role) for role in ("hand", "deck"))
    copies = (other for pile in piles for other in pile if other != card and facts(state, other).title == title)
    return any(True for _ in copies) and world_of(state).may_download(state, Reading(card, player))


def gaps(row: tuple[PlaceId, ...]) -> Iterator[InsertionPoint]:
    """All places in a spaceline: before its first location, and behind each."""
    yield row[0], LEFT
    yield from ((place, RIGHT) for place in row)


def beside_regions(state: State, row: tuple[PlaceId, ...], regions: tuple[str, ...]) -> Iterator[InsertionPoint]:
    """Those next to a location of these regions; where there is none, those that are in no other region."""
    of = [places.region_at(state, place) for place in row]
    sides = [("", of[0]), *pairwise(of), (of[-1], "")]
    is_there = not set(regions).isdisjoint(of)
    for gap, (left, right) in zip(gaps(row), sides, strict=True):
        if not set(regions).isdisjoint((left, right)) if is_there else not left or left != right:
            yield gap


def beside(state: State, spots: Iterable[InsertionPoint], place: PlaceId) -> Iterator[InsertionPoint]:
    """Those of some gaps that adjoin a location (1E-6.5.4.0.1/4)."""
    for end, side in spots:
        row = next((row for row in places.spacelines(state).values() if end in row), ())
        at = row.index(end) if row else -1
        if place in (row[max(0, at - 1) : at + 1] if side == LEFT else row[at : at + 2]):
            yield end, side
