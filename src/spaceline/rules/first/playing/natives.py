"""Cards that are native to the timeline of a time location, and where they report there (1E-6.3/7)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.playing.timing import LISTENING, NATIVE, REPORTING_TYPES, of_others, qualifies, speaking
from spaceline.rules.first.teams import may_use
from spaceline.rules.first.values import played_as, type_of

COMING = (*REPORTING_TYPES, "facility")
"""The types of cards that come to a time location as natives of it (1E-G:time-location/2)."""


def homes(state: State, player: PlayerId, card: CardId, mode: CardValues | None = None) -> Iterator[PlaceId]:
    """The time locations in play that list a card, as it is declared, as native; whoever played them (1E-6.3/7)."""
    if LISTENING[NATIVE] not in state.watched or played_as(state, card) not in COMING:
        return
    definition = state.definition
    for source in speaking(state, player, NATIVE):
        texts = (text.cards for _, text in of_others(definition(source), NATIVE) if text.cards is not None)
        if any(qualifies(state, player, cards, card, mode) for cards in texts):
            yield places.place_of(state, source)


def is_native(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a card is native to the timeline of a time location in play."""
    return any(True for _ in homes(state, player, card))


def native_spots(state: State, player: PlayerId, card: CardId, mode: CardValues | None) -> Iterator[EntityId]:
    """Where a card may report as a native: to the surface, own ships and usable facilities; ships come to space.

    1E-6.3/7, 1E-G:time-location/2.
    """
    for place in homes(state, player, card, mode):
        if played_as(state, card) == "ship":
            yield place
            continue
        if places.has_surface(state, place):
            yield place
        for vessel in places.vessels_at(state, place):
            if is_open(state, player, vessel):
                yield from places.rooms(state, vessel)


def is_open(state: State, player: PlayerId, vessel: CardId) -> bool:
    """Whether it is an own ship, or a facility that the player may use."""
    if type_of(state, vessel) == "ship":
        return state.cards[vessel].controller == player
    return may_use(state, player, vessel)
