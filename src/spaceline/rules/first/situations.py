"""What is the same as long as nobody comes, goes or changes at a location, whatever happens elsewhere.

Zones are tuples that are replaced when they change, so what lies at a location can stand for the location in a memo.
It falls with conditions (stopped, cloaked ...), lasting effects and the layout. Where a text in force changes
affiliations or the like, nothing is remembered; of skills and attributes nothing here may depend.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.modifiers import fresh
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import Treaties, treaties_of
from spaceline.rules.first.roles import MARK_TOPICS
from spaceline.rules.first.values import BARRED, are_printed, bars, definition, put_out

T = TypeVar("T")

TELLING = frozenset(("affiliation", "affiliations", "type", "icons", "characteristics", "special_equipment"))
"""Values on which it depends who can go where and with whom, beside what cards are barred from."""

Finder = Callable[[State, PlayerId, PlaceId], Iterable[Option]]


def situation_at(state: State, place: PlaceId) -> int:
    """A number for everything that lies at a location: in space, on the surface, in and at vessels, on the missions.

    Conditions of what lies there are part of it.
    """
    memo = state.memo["standing"]
    found: int | None = memo.get(place)
    if found is None:
        zones, marked = state.contents, marked_at(state)
        whole = (
            place,
            zones.get((place, "space")),
            zones.get((place, "surface")),
            zones.get((place, "at")),
            *[zones.get((mission, "on")) for mission in places.missions_at(state, place)],
            *[zones.get((card, role)) for card in places.vessels_at(state, place) for role in INSIDE],
            *[marked.get(entity) for entity in (place, *state.players)],
        )
        numbers = state.memo[NUMBERING]
        found = memo[place] = numbers.setdefault(whole, len(numbers))
    return found


def marked_at(state: State) -> dict[PlaceId, frozenset[tuple[EntityId, str, int]]]:
    """The conditions of the cards at each location: stopped, cloaked and the like; and of places and players."""
    memo = state.memo["standing"]
    found: dict[PlaceId, frozenset[tuple[EntityId, str, int]]] | None = memo.get("marked")
    if found is None:
        there: dict[PlaceId, list[tuple[EntityId, str, int]]] = {}
        for (entity, name), value in state.marks.items():
            if MARK_TOPICS.get(name) == "status":
                place = places.place_of(state, entity) if entity >= FIRST_CARD else entity
                there.setdefault(place, []).append((entity, name, value))
        found = memo["marked"] = {place: frozenset(marks) for place, marks in there.items()}
    return found


INSIDE = ("aboard", "docked", "on")


NUMBERING = "numbering"
"""The family that knows the numbers of the situations; it never falls. Copies that share what is remembered by them
must share the numbers, so these come first."""


def holdings(state: State) -> dict[EntityId, list[PlayerId]]:
    """The surfaces, ships and facilities with anything on or in them, each with the controllers of the cards there."""
    memo = state.memo["presence"]
    found: dict[EntityId, list[PlayerId]] | None = memo.get("held")
    if found is None:
        leaves = state.cards
        found = memo["held"] = {
            parent: [leaves[card].controller for card in cards]
            for (parent, role), cards in state.contents.items()
            if role in WITHIN and cards
        }
    return found


def occupied(state: State, player: PlayerId) -> tuple[PlaceId, ...]:
    """The locations where the player has personnel or equipment, spaceline after spaceline."""
    memo = state.memo["presence"]
    key = ("occupied", player)
    found: tuple[PlaceId, ...] | None = memo.get(key)
    if found is None:
        held = [where for where, whose in holdings(state).items() if player in whose]
        there = {places.place_of(state, where) if where >= FIRST_CARD else where for where in held}
        found = memo[key] = tuple(place for place in places.locations(state) if place in there)
    return found


WITHIN = ("aboard", "surface")


def stationed(state: State, player: PlayerId) -> tuple[PlaceId, ...]:
    """The locations where the player has ships or facilities, spaceline after spaceline."""
    memo = state.memo["presence"]
    key = ("stationed", player)
    found: tuple[PlaceId, ...] | None = memo.get(key)
    if found is None:
        there = {places.place_of(state, ship) for ship in places.vessels_of(state, player)}
        found = memo[key] = tuple(place for place in places.locations(state) if place in there)
    return found


def ship_options_at(state: State, kind: str, player: PlayerId, place: PlaceId, find: Finder) -> tuple[Option, ...]:
    """The same for what takes staffing; a ship that is staffed by skills is looked at every time."""
    ships = places.ships_at(state, place, player)
    if not ships:
        return ()
    if any(definition(state, ship).is_staffed_by_skills for ship in ships):
        return tuple(find(state, player, place))
    return options_at(state, kind, player, place, find)


Climate = tuple[Treaties, ...]
"""The treaties of the players."""

Weather = tuple[Climate, tuple[tuple[CardId, tuple[str, ...]], ...]]
"""The same with who is barred from what."""


def climate(state: State) -> Climate | None:
    """The treaties of the players; None where a text in force changes what it depends on who can go where."""
    memo = state.memo["values"]
    if "climate" not in memo:
        altered: frozenset[str] = fresh(state)["altered"]
        is_steady = TELLING.isdisjoint(altered) and not any(map(is_keyword, altered))
        memo["climate"] = tuple(treaties_of(state, player) for player in state.players) if is_steady else None
    found: Climate | None = memo["climate"]
    return found


def weather(state: State) -> Weather | None:
    """The same with who is barred from what, which is looked at again where a text bars somebody."""
    memo = state.memo["values"]
    if "weather" in memo:
        known: Weather | None = memo["weather"]
        return known
    everywhere = climate(state)
    found = None if everywhere is None else (everywhere, bars(state))
    if are_printed(state, BARRED):
        memo["weather"] = found
    return found


def is_keyword(name: str) -> bool:
    """Whether a value is that of a keyword or characteristic."""
    return name.startswith("keyword ")


def options_at(state: State, kind: str, player: PlayerId, place: PlaceId, find: Finder) -> tuple[Option, ...]:
    """The options of a kind that a player has at a location, looked for again only when something there has changed."""
    everywhere = weather(state)
    if everywhere is None:
        return tuple(find(state, player, place))
    key = (kind, player, situation_at(state, place), put_out(state), everywhere)
    memo = state.memo["local"]
    found: tuple[Option, ...] | None = memo.get(key)
    if found is None:
        found = memo[key] = tuple(find(state, player, place))
    return found


def remembered_at(state: State, key: tuple[Any, ...], place: PlaceId, find: Callable[[], T]) -> T:
    """What ``find`` finds at a location, looked for again only when something there has changed."""
    everywhere = weather(state)
    if everywhere is None:
        return find()
    memo = state.memo["local"]
    full = (key, situation_at(state, place), put_out(state), everywhere)
    if full in memo:
        known: T = memo[full]
        return known
    found = memo[full] = find()
    return found


def remembered_in(state: State, key: tuple[Any, ...], zone: tuple[EntityId, str], find: Callable[[], T]) -> T:
    """What ``find`` finds among the cards of one zone, looked for again only when somebody there has changed.

    Whom a text puts out of use is part of the key: such a text comes and goes with cards elsewhere.
    """
    everywhere = climate(state)
    if everywhere is None:
        return find()
    memo = state.memo["situations"]
    full = (key, zone, state.contents.get(zone), put_out(state), everywhere)
    if full in memo:
        known: T = memo[full]
        return known
    found = memo[full] = find()
    return found
