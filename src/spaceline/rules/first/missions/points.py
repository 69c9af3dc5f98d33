"""What a mission is worth to a player: what is printed on the end that faces them, and what their own texts make of it.

A text changes nothing on the end that faces the other player (1E-2.1.0.3/1).
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.modifiers import current_values, fresh
from spaceline.core.state import State
from spaceline.effects.perform.continuous import Text
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.facts import POINTS
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import are_printed, base

BOX = frozenset((POINTS,))


def printed_points(state: State, place: PlaceId, player: PlayerId) -> int:
    """The number in the point box, without what else an asterisk or an X may say (1E-G:point-box/1)."""
    end = places.end_for(state, place, player)
    return number(end.points.value) if end is not None and end.points is not None else 0


def points_of(state: State, place: PlaceId, player: PlayerId) -> int:
    """The points that a mission is worth to a player now; without a point box it has none to change (1E-12.11/1)."""
    end, printed = places.end_for(state, place, player), printed_points(state, place, player)
    if end is None or end.points is None or are_printed(state, BOX):
        return printed
    mission, found = places.mission_for(state, place, player), current_values(state)
    card_values = replace(base(state, mission), attributes={POINTS: printed})
    for text in texts_on_points(state, mission, player):
        if text.holds(state, found) and mission in text.targets(state, found):
            card_values = text.alter(state, mission, card_values, found)
    return card_values.final(POINTS)


def texts_on_points(state: State, mission: CardId, player: PlayerId) -> Iterator[Text]:
    """The texts of a player that change what a mission is worth, in the order in which they apply.

    What the mission says of itself it says to whoever attempts it (1E-G:mission/3).
    """
    texts = [text for text in fresh(state).texts if POINTS in text.alters and isinstance(text, Text)]
    of_mission = (spoken_to(text, player) for text in texts if text.scope.source == mission)
    others = (text for text in texts if text.scope.source != mission and text.scope.you == player)
    yield from sorted((*of_mission, *others), key=lambda text: text.layer)


def spoken_to(text: Text, player: PlayerId) -> Text:
    """A text in which a player is meant by "you"."""
    if text.scope.you == player:
        return text
    found = copy(text)
    found.scope = Reading(text.scope.source, player)
    return found


def shows(state: State, place: PlaceId, player: PlayerId) -> int:
    """What the point box shows to whoever may attempt a mission: the printed number, or the current one.

    1E-7.2.1/2, ambiguity 25.
    """
    is_printed = readings(state).missions_show == "printed"
    return printed_points(state, place, player) if is_printed else points_of(state, place, player)
