"""What is the same as long as nobody comes, goes or changes at a location, whatever happens elsewhere.

Zones are tuples that are replaced when they change, so what lies at a location can stand for the location in a cache.
Where a text in force changes affiliations or the like, nothing is kept. On skills and attributes nothing here may
depend.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from itertools import count
from typing import NamedTuple

from spaceline.core.caching import LASTING, VALUES, Cache, cached_on, cached_while
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.modifiers import fresh
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import Treaties, those_apart, treaties_of, under_others
from spaceline.rules.first.battle.striking_back import may_counter_attack
from spaceline.rules.first.definition import CARRIES, OF_THE_BORG, OUT, SITES, STAFFED_BY_SKILLS
from spaceline.rules.first.roles import MARK_TOPICS
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, PLAY, STATUS
from spaceline.rules.first.values import BARRED, are_printed, asked_by_boxes, bars, put_out

TELLING = frozenset(("affiliation", "affiliations", "type", "icons", "characteristics", "special_equipment"))
"""Values on which it depends who can go where and with whom, beside what cards are barred from."""

Finder = Callable[[State, PlayerId, PlaceId], Iterable[Option]]


NUMBERING: Cache[Hashable, int] = Cache()
"""The numbers of the situations."""
FRESH = count()
"""No two situations have the same number, in whatever games: copies share what is kept by a number, but one that
numbers first does not share its numbers."""


def numbered(state: State, situation: Hashable) -> int:
    """The number of a situation, which stands for it in caches: it is compared in no time."""
    numbers = NUMBERING.of(state)
    number = numbers.get(situation)
    if number is None:
        number = numbers[situation] = next(FRESH)
    return number


def situation_at(state: State, place: PlaceId) -> Hashable:
    """Everything that lies at a location: in space, on the surface, in and at vessels, on the missions.

    Conditions of what lies there are part of it.
    """
    vessels = places.vessels_at(state, place)
    if CARRIES in state.watched or SITES in state.watched:
        vessels = tuple([end for vessel in vessels for end in ends(state, vessel)])
    lying = map(state.contents.get, zones_at(state, place, vessels))
    return (place, *lying, *map(marked_in(state).get, (place, *vessels)))


@cached_on(LAYOUT)
def zones_at(state: State, place: PlaceId, vessels: tuple[CardId, ...]) -> tuple[tuple[EntityId, str], ...]:
    """Where cards may lie at a location, where these are the ships and facilities there."""
    return (
        (place, "space"),
        (place, "surface"),
        (place, "at"),
        *[(mission, "on") for mission in places.missions_at(state, place)],
        *[(end, role) for end in vessels for role in INSIDE],
    )


@cached_on(MOVES, STATUS, MODE, LASTING, LAYOUT)
def marked_in(state: State) -> dict[EntityId, frozenset[tuple[EntityId, str, int]]]:
    """The conditions of cards, stopped, cloaked and the like, by the ship, facility or site in which they are.

    Of those that are in none by the place; its own are among them. Of players nothing is noted so but their latest
    attempt, on which nothing depends that is kept by this.
    """
    there: dict[EntityId, list[tuple[EntityId, str, int]]] = {}
    for (entity, name), value in state.marks.items():
        if name in CONDITIONS:
            end = end_of(state, entity) if entity >= FIRST_CARD else entity
            there.setdefault(end, []).append((entity, name, value))
    return {end: frozenset(marks) for end, marks in there.items()}


CONDITIONS = frozenset(name for name, topic in MARK_TOPICS.items() if topic is STATUS)


def end_of(state: State, card: CardId) -> EntityId:
    """The ship, facility or site in which a card is, or lies on something there; else the place, or the player."""
    leaf = state.cards[card]
    while leaf.parent >= FIRST_CARD and leaf.role not in IN_VESSELS:
        leaf = state.cards[leaf.parent]
    return leaf.parent


IN_VESSELS = ("aboard", "docked", places.SITE)


INSIDE = ("aboard", "docked", "on", places.SITE)


def ends(state: State, vessel: CardId) -> tuple[CardId, ...]:
    """A ship or facility, its sites, and the ships that it carries."""
    return (vessel, *places.sites_of(state, vessel), *places.carried_by(state, vessel))


@cached_on(MOVES, MODE, LAYOUT)
def holdings(state: State) -> dict[EntityId, list[PlayerId]]:
    """The surfaces, ships and facilities with anything on or in them, each with the controllers of the cards there."""
    leaves = state.cards
    return {
        parent: [leaves[card].controller for card in cards]
        for (parent, role), cards in state.contents.items()
        if role in WITHIN and cards
    }


@cached_on(MOVES, MODE, LAYOUT)
def occupied(state: State, player: PlayerId) -> tuple[PlaceId, ...]:
    """The locations where the player has personnel or equipment, spaceline after spaceline."""
    held = [where for where, whose in holdings(state).items() if player in whose]
    there = {places.place_of(state, where) if where >= FIRST_CARD else where for where in held}
    return tuple(place for place in places.locations(state) if place in there)


WITHIN = ("aboard", "surface")


@cached_on(MOVES, MODE, LAYOUT)
def stationed(state: State, player: PlayerId) -> tuple[PlaceId, ...]:
    """The locations where the player has ships or facilities, spaceline after spaceline."""
    there = {places.place_of(state, ship) for ship in places.vessels_of(state, player)}
    return tuple(place for place in places.locations(state) if place in there)


class Elsewhere(NamedTuple):
    """What it depends on who can go where, wherever the cards are that say so."""

    treaties: tuple[Treaties, ...]
    """By player."""
    under_others: tuple[tuple[CardId, PlayerId], ...]
    """The cards that somebody else than their owner controls, each with that player (1E-12.3/1)."""
    is_free: bool
    """Whether no text in force bars anybody from anything."""


@cached_on(VALUES)
def elsewhere(state: State) -> Elsewhere | None:
    """What texts elsewhere say; None where one in force changes other values on which it depends who can go where."""
    if tells(fresh(state).altered, asked_by_boxes(state)):
        return None
    return Elsewhere(*allies(state), are_printed(state, BARRED))


@cached_on(PLAY, MODE)
def allies(state: State) -> tuple[tuple[Treaties, ...], tuple[tuple[CardId, PlayerId], ...]]:
    """The treaties of each player, and the cards that somebody else than their owner controls."""
    return tuple([treaties_of(state, player) for player in state.players]), under_others(state)


@cache
def tells(altered: frozenset[str], asked: frozenset[str]) -> bool:
    """Whether one of some values tells who can go where: also what restriction boxes ask for, and any keyword."""
    return not altered.isdisjoint(TELLING | asked) or any(name.startswith("keyword ") for name in altered)


class Around(NamedTuple):
    """What lies at a location, and what texts elsewhere say."""

    number: int
    is_all: bool
    """Whether nothing else matters there: nobody is barred from anything."""


@cached_on(VALUES)
def around(state: State, place: PlaceId) -> Around | None:
    """Both of it in one look; None where nothing can be kept."""
    found = elsewhere(state)
    if found is None:
        return None
    return Around(numbered(state, (situation_at(state, place), found)), found.is_free and not has_more_to_it(state))


def local(state: State, player: PlayerId, place: PlaceId, *others: object) -> Hashable | None:
    """All that it depends on what can be done at a location, with who is put out of use or barred by texts elsewhere.

    Whether the player may strike back there matters to Borg (1E-7.0.3/1).

    None where nothing can be kept.
    """
    found = around(state, place)
    if found is None or found.is_all:
        return None if found is None else found.number
    return found.number, put_out(state), bars(state), may_counter_attack(state, player, place)


def has_more_to_it(state: State) -> bool:
    """Whether cards of this game may put others out of use, or are of the Borg."""
    return OUT in state.watched or OF_THE_BORG in state.watched


@cached_while(local, MODE, LASTING, LAYOUT)
def options_at(state: State, player: PlayerId, place: PlaceId, find: Finder) -> tuple[Option, ...]:
    """The options that a player has at a location, looked for again only when something there has changed."""
    return tuple(find(state, player, place))


OPTIONS: Cache[tuple[int, PlayerId, Finder], tuple[Option, ...]] = Cache(MODE, LASTING, LAYOUT)
"""By the number of what lies at a location, where nothing else matters."""

NumberedPlace = tuple[PlaceId, int | None]
"""A location with the number of what lies there, texts elsewhere included; None where more matters."""


def kept_options(state: State, player: PlayerId, place: PlaceId, number: int, find: Finder) -> tuple[Option, ...]:
    """The options at a numbered location: those of ``options_at``, without asking what is the same there."""
    kept: dict[tuple[int, PlayerId, Finder], tuple[Option, ...]] = state.caches[OPTIONS.group]
    key = (number, player, find)
    found = kept.get(key)
    if found is None:
        found = kept[key] = tuple(find(state, player, place))
    return found


@cached_on(VALUES)
def with_people(state: State, player: PlayerId) -> tuple[NumberedPlace, ...]:
    """The locations where the player has personnel or equipment."""
    return tuple([(place, number_at(state, place)) for place in occupied(state, player)])


@cached_on(VALUES)
def with_ships(state: State, player: PlayerId) -> tuple[NumberedPlace, ...]:
    """The locations where the player has ships; for one with a ship that is staffed by skills there is no number."""
    ships = {ship: places.place_of(state, ship) for ship in places.vessels_of_type(state, player, "ship")}
    there = set(ships.values())
    by_skills = {ships[ship] for ship in state.watched.get(STAFFED_BY_SKILLS, ()) if ship in ships}
    return tuple(
        [
            (place, None if place in by_skills else number_at(state, place))
            for place in places.locations(state)
            if place in there
        ]
    )


def number_at(state: State, place: PlaceId) -> int | None:
    """The number for everything that matters at a location; None where there is more than is numbered."""
    found = around(state, place)
    return found.number if found is not None and found.is_all else None


def ship_options(state: State, player: PlayerId, find: Finder) -> list[Option]:
    """The options for which ships are staffed, of all locations where the player has ships."""
    found = list[Option]()
    for place, number in with_ships(state, player):
        if number is None:
            found += ship_options_at(state, player, place, find)
        else:
            found += kept_options(state, player, place, number, find)
    return found


def ship_options_at(state: State, player: PlayerId, place: PlaceId, find: Finder) -> Iterable[Option]:
    """The options of one such location; one with a ship that is staffed by skills is looked at every time."""
    by_skills = state.watched.get(STAFFED_BY_SKILLS, ())
    if any(ship in by_skills for ship in places.ships_at(state, place, player)):
        return find(state, player, place)
    return options_at(state, player, place, find)


def inside(state: State, where: EntityId, *others: object) -> Hashable | None:
    """All that crews, teams and house arrest depend on beside who is stopped or the like; None to keep nothing."""
    number = company(state, where)
    return number if number is None or OUT not in state.watched else (number, put_out(state))


@cached_on(VALUES)
def company(state: State, where: EntityId) -> int | None:
    """A number for who is there and in which team or none, and for what texts elsewhere say of who goes with whom."""
    found = elsewhere(state)
    if found is None:
        return None
    zones, role = state.contents, "aboard" if where >= FIRST_CARD else "surface"
    who = [zones.get((end, role)) for end in together(state, where)]
    return numbered(state, (*who, found.treaties, found.under_others, those_apart(state)))


def together(state: State, where: EntityId) -> tuple[EntityId, ...]:
    """A surface, or all that belongs to a station or to the ship that carries others."""
    if where < FIRST_CARD or (CARRIES not in state.watched and SITES not in state.watched):
        return (where,)
    return ends(state, places.hull_of(state, places.vessel_of(state, where)))


def in_condition(state: State, where: EntityId, *others: object) -> Hashable | None:
    """All that crews depend on with the status of everybody there; None where nothing can be kept."""
    found = inside(state, where)
    if found is None:
        return None
    marked = marked_in(state)
    return (found, *[marked.get(end) for end in together(state, where)])
