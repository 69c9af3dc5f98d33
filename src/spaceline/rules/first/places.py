"""Where things are: locations, spacelines, containers, presence (1E-4.2, 1E-12.4)."""

from __future__ import annotations

from spaceline.core.caching import cached_on, cached_while
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.movement import NeighborSpan
from spaceline.rules.first.definition import BOARDS, CARRIES, NORS, SITES
from spaceline.rules.first.facts import QUADRANTS, MissionEnd
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, PLAY
from spaceline.rules.first.values import definition, facts, is_cloaked, type_of

MIDDLE = 500
"""The position of the first location of a spaceline; those to its left have smaller ones."""

CONTAINERS = ("ship", "facility", "site")

SITE = "site"
"""The role of a site in the line of its station (1E-4.4.1/2)."""
TIME_LOCATION = "time-location"
"""The role of a card that is a place of its own, apart from the spacelines (1E-2.12/1)."""


def is_location(state: State, place: EntityId) -> bool:
    """Whether a place is a location, on a spaceline or apart from them (1E-G:location/1)."""
    return bool(state.mark(place, "position"))


def quadrant_of(state: State, place: PlaceId) -> str:
    """The quadrant whose spaceline the location belongs to (1E-4.2/2), or in which it lies (1E-G:time-location/1)."""
    named = next(iter(state.zone(place, "mission")), 0) or time_location(state, place)
    if named:
        return facts(state, named).quadrant
    number = state.mark(place, QUADRANT)
    return QUADRANTS[number - 1] if number else ""


QUADRANT = "quadrant"
"""The mark of a location without a mission: one more than the number of its quadrant in ``QUADRANTS``."""

SPAN_FOR = "span-for-"
"""How the marks of such a location begin that say its span, by player (1E-2.1.0.3/1)."""


@cached_on(LAYOUT)
def spacelines(state: State) -> dict[str, tuple[PlaceId, ...]]:
    """The locations of each quadrant from left to right (1E-4.2/1).

    A time location is alone in a row of its own, which is called as the place is: nothing is beside it, so no distance
    counts it and no ship flies there (1E-2.12/1).
    """
    by_quadrant: dict[str, list[PlaceId]] = {}
    for place in sorted(
        (place for place in state.places if is_location(state, place)), key=lambda p: state.mark(p, "position")
    ):
        name = state.places[place].key if time_location(state, place) else quadrant_of(state, place)
        by_quadrant.setdefault(name, []).append(place)
    return {quadrant: tuple(row) for quadrant, row in sorted(by_quadrant.items())}


@cached_on(LAYOUT)
def locations(state: State) -> tuple[PlaceId, ...]:
    """All locations, spaceline after spaceline."""
    return tuple(place for row in spacelines(state).values() for place in row)


def beside(state: State, place: PlaceId) -> tuple[PlaceId, ...]:
    """The locations next to one on its spaceline (1E-G:adjacent/1)."""
    row = next((row for row in spacelines(state).values() if place in row), (place,))
    at = row.index(place)
    return (*row[max(0, at - 1) : at], *row[at + 1 : at + 2])


def missions_at(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """The mission cards of a location: one, or two where it is shared, the lower one first (1E-4.2/7)."""
    return state.zone(place, "mission")


@cached_on(LAYOUT)
def mission_for(state: State, place: PlaceId, player: PlayerId) -> CardId:
    """The card whose end faces a player: the own one of a shared mission (1E-4.2/8); 0 where there is none."""
    there = missions_at(state, place)
    return next((card for card in there if state.cards[card].owner == player), there[0] if there else 0)


@cached_on(LAYOUT)
def end_for(state: State, place: PlaceId, player: PlayerId) -> MissionEnd | None:
    """What a location says to a player (1E-2.1.0.3/1)."""
    mission = mission_for(state, place, player)
    return definition(state, mission).end_for(is_own=state.cards[mission].owner == player) if mission else None


@cached_on(LAYOUT)
def kind_of(state: State, place: PlaceId) -> str:
    """``planet``, ``space`` or ``dual``."""
    named = next(iter(missions_at(state, place)), 0) or time_location(state, place)
    return facts(state, named).kind if named else ""


def region_at(state: State, place: PlaceId) -> str:
    """The region of which a location is: that of its mission, or of a card that has become one; empty for none.

    What is put into a region without being of it does not belong there (1E-4.2.0.1/1).
    """
    missions = missions_at(state, place)
    if missions:
        return facts(state, missions[0]).region
    words = (word for card in state.zone(place, "at") for word in facts(state, card).characteristics)
    return next((word for word in words if word.endswith(REGION)), "")


REGION = " Region"
"""How the characteristics end by which cards that are no missions belong to a region."""


def printed_span(state: State, place: PlaceId, player: PlayerId) -> int:
    """The span that is printed for a player, or that a location without a mission has (1E-2.1.0.3/1)."""
    end = end_for(state, place, player)
    if end is None:
        return state.mark(place, f"{SPAN_FOR}{player}")
    return end.span if isinstance(end.span, int) else span_by_neighbors(state, place)


def span_by_neighbors(state: State, place: PlaceId) -> int:
    """The span of a mission that counts the universal missions beside it, of whatever title (1E-G:space/2)."""
    texts = (text for card in missions_at(state, place) for _, text in definition(state, card).of_kind(NeighborSpan))
    beside_it = (missions_at(state, other)[:1] for other in beside(state, place))
    universal = sum(facts(state, card).uniqueness == "universal" for there in beside_it for card in there)
    return next((text.number + universal for text in texts), 0)


def has_surface(state: State, place: PlaceId) -> bool:
    """Whether personnel and equipment can be on the surface (1E-2.1/2)."""
    return kind_of(state, place) in ("planet", "dual")


def time_location(state: State, place: PlaceId) -> CardId:
    """The card that is a time location; 0 where the place is none (1E-2.12/1)."""
    return next(iter(state.contents.get((place, TIME_LOCATION), ())), 0)


def corresponding(state: State, place: PlaceId) -> tuple[PlaceId, ...]:
    """The spaceline location that corresponds to a time location, or the time locations of a spaceline location.

    They are called alike and lie in one quadrant (1E-G:corresponding/1), also once the mission has been destroyed
    (1E-7.1.8.0.1/1, 1E-G:supernova/3).
    """
    name, is_apart = name_of(state, place), bool(time_location(state, place))
    return tuple(
        other
        for other in locations(state)
        if name and bool(time_location(state, other)) != is_apart and name_of(state, other) == name
    )


def name_of(state: State, place: PlaceId) -> tuple[str, ...]:
    """The quadrant of a location and what the card there calls it; nothing for one that a card has become."""
    named = (card for role in ("mission", "ruined", TIME_LOCATION) for card in state.zone(place, role))
    it = next((facts(state, card) for card in named), None)
    return () if it is None else (it.quadrant, it.lies_at())


def place_of(state: State, entity: EntityId) -> PlaceId:
    """The place where a card is; 0 for one that is at none."""
    while entity >= FIRST_CARD:
        entity = state.cards[entity].parent
    return entity if entity >= FIRST_PLACE else 0


OUT_OF_TIME = "out of time"
"""The place, no location, of ships that have vanished for a while."""


def is_out_of_time(state: State, card: CardId) -> bool:
    """Whether a card is at a place that is no location: its ship has vanished for a while (1E-G:temporal-rift/1)."""
    place = place_of(state, card)
    return bool(place) and not is_location(state, place)


def own(state: State, cards: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """Those that the player controls (1E-12.3/2)."""
    leaves = state.cards
    return tuple([card for card in cards if leaves[card].controller == player])


def of_type(state: State, cards: tuple[CardId, ...], *types: str) -> tuple[CardId, ...]:
    """Those of some types."""
    leaves, definitions = state.cards, state.ruleset.definitions
    its = [(card, definitions[leaves[card].definition]) for card in cards]
    return tuple([card for card, it in its if (type_of(state, card) if it.used_as else it.type) in types])


@cached_on(MOVES, MODE, LAYOUT)
def vessels_at(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """All ships and facilities at a location, in space, docked or on the planet, whoever controls them."""
    zones = state.contents
    outer = zones.get((place, "space"), ()) + zones.get((place, "surface"), ())
    standing = vessels_among(state, outer) if outer else ()
    if SITES in state.watched:
        return (*standing, *[ship for card in standing for ship in docked_at(state, card)])
    return (*standing, *[ship for card in standing for ship in zones.get((card, "docked"), ())])


@cached_on(MODE)
def vessels_among(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The ships and facilities among some cards that are in play."""
    return of_type(state, cards, "ship", "facility")


def carried_by(state: State, vessel: EntityId) -> tuple[CardId, ...]:
    """The ships aboard a ship, and those aboard these (1E-7.1.6.1/1)."""
    if CARRIES not in state.watched:
        return ()
    ships = of_type(state, state.contents.get((vessel, "aboard"), ()), "ship")
    return (*ships, *(inner for ship in ships for inner in carried_by(state, ship))) if ships else ()


def is_carried(state: State, card: CardId) -> bool:
    """Whether a card is a ship aboard another."""
    return state.cards[card].role == "aboard" and type_of(state, card) == "ship"


def hull_of(state: State, where: EntityId, player: PlayerId = 0) -> EntityId:
    """The ship, of a player's if one is named, that carries all others of which one is this; else it itself."""
    if CARRIES not in state.watched:
        return where
    while where >= FIRST_CARD and is_carried(state, where):
        carrier = state.cards[where].parent
        if player and state.cards[carrier].controller != player:
            break
        where = carrier
    return where


def company_place(state: State, card: CardId) -> EntityId:
    """Where the crew or team is of which a card is one: aboard the ship that carries its own (1E-7.1.6.1.0.1/2)."""
    return hull_of(state, container(state, card), state.cards[card].controller)


def sites_of(state: State, vessel: EntityId) -> tuple[CardId, ...]:
    """The sites of a station from the innermost to the outermost; other cards have none (1E-4.4.1/2)."""
    return state.contents.get((vessel, SITE), ())


def is_nor(state: State, card: EntityId) -> bool:
    """Whether a card is a station that has sites, or may have some (1E-G:nor/1)."""
    return card in state.watched.get(NORS, ())


def vessel_of(state: State, end: EntityId) -> EntityId:
    """The station of which a site is part; whatever is no site is itself."""
    leaf = state.cards.get(end)
    return leaf.parent if leaf is not None and leaf.role == SITE else end


def rooms(state: State, vessel: EntityId) -> tuple[EntityId, ...]:
    """Where people are aboard: at the sites of a station that has any, or in the ship or facility itself."""
    return sites_of(state, vessel) or (vessel,)


def hosting(state: State, where: EntityId) -> tuple[EntityId, ...]:
    """With what everybody aboard must be compatible: a ship or facility, but no Nor (1E-G:facility/6)."""
    return () if is_nor(state, vessel_of(state, where)) else (where,)


def docked_at(state: State, facility: EntityId) -> tuple[CardId, ...]:
    """The ships that are docked at a facility, or at its sites."""
    own, sites = state.zone(facility, "docked"), sites_of(state, facility)
    return (*own, *(ship for site in sites for ship in state.zone(site, "docked"))) if sites else own


@cached_on(MOVES, MODE, LAYOUT)
def ships_at(state: State, place: PlaceId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's ships at a location, docked and landed ones too."""
    return of_type(state, own(state, vessels_at(state, place), player), "ship")


@cached_on(PLAY, MODE, LAYOUT)
def vessels_of_type(state: State, player: PlayerId, type: str) -> tuple[CardId, ...]:
    """The ships, or the facilities, that a player controls in play."""
    return of_type(state, vessels_of(state, player), type)


@cached_on(PLAY, MODE, LAYOUT)
def vessels_of(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """All ships and facilities that a player controls in play, in the order of their numbers."""
    return own(state, vessels(state), player)


@cached_on(PLAY, MODE, LAYOUT)
def vessels(state: State) -> tuple[CardId, ...]:
    """All ships and facilities in play, whoever controls them, in the order of their numbers."""
    there = [card for (_, role), cards in state.contents.items() if role in POSITIONS for card in cards]
    return tuple(sorted(of_type(state, tuple(there), "ship", "facility")))


POSITIONS = ("space", "docked", "surface", "aboard")
"""The roles in which ships and facilities are in play; aboard are carried ships."""


def zone_of(state: State, where: EntityId) -> tuple[EntityId, str]:
    """The zone of those who are there: aboard a ship or inside a facility, or on the surface of a place."""
    return (where, "aboard") if where >= FIRST_CARD else (where, "surface")


def cards_inside(state: State, where: EntityId) -> tuple[CardId, ...]:
    """All cards there: at all sites of a station too, and aboard the ships that a ship carries (1E-7.1.6.1.0.1/2)."""
    there = state.contents.get((where, "aboard" if where >= FIRST_CARD else "surface"), ())
    if there and where >= FIRST_CARD and CARRIES in state.watched:
        carried = carried_by(state, where)
        return (*there, *(card for ship in carried for card in state.zone(ship, "aboard"))) if carried else there
    sites = state.contents.get((where, SITE))
    return there if not sites else tuple(card for site in sites for card in state.zone(site, "aboard"))


@cached_while(cards_inside, MODE)
def inside(state: State, where: EntityId) -> tuple[CardId, ...]:
    """The personnel and equipment there, of both players, and those Rogue Borg that a player controls."""
    there = cards_inside(state, where)
    going = of_type(state, there, "personnel", "equipment")
    return (*going, *own_boarders(state, there)) if BOARDS in state.watched else going


def right_inside(state: State, where: EntityId) -> tuple[CardId, ...]:
    """The personnel and equipment in that very ship, not in those it carries; elsewhere all who are there."""
    found = inside(state, where)
    if where < FIRST_CARD or CARRIES not in state.watched or not carried_by(state, where):
        return found
    return tuple(card for card in found if state.cards[card].parent == where)


def own_boarders(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those who have boarded a ship and have become a player's: they beam as personnel do (1E-G:lore-returns/1)."""
    known = state.watched[BOARDS]
    return tuple(card for card in cards if card in known and state.cards[card].controller in state.players)


def container(state: State, card: CardId) -> EntityId:
    """The ship, facility or site that a card is aboard, or the place on whose surface it is; 0 for none."""
    leaf = state.cards[card]
    return leaf.parent if leaf.role in ("aboard", "surface") else 0


def is_docked(state: State, ship: CardId) -> bool:
    """Whether a ship is docked at a facility."""
    return state.cards[ship].role == "docked"


def present_with(state: State, card: CardId) -> tuple[CardId, ...]:
    """What a card is present with, itself included (1E-12.4/1, /2, /3).

    Personnel and equipment: whatever shares the ship, the facility, its site or the surface, and that container; ships
    and facilities: the others at the location, and the site where a ship is docked; a site: the ships docked there.
    Cards that are separated are sorted out by ``teams``.
    """
    leaf = state.cards[card]
    if leaf.role in ("aboard", "surface") and type_of(state, card) not in CONTAINERS:
        around = (hull_of(state, leaf.parent),) if leaf.parent >= FIRST_CARD else ()
        inside = cards_inside(state, around[0]) if around else ()
        return (*(inside if card in inside else state.zone(leaf.parent, leaf.role)), *around)
    if leaf.role == "on" and leaf.parent >= FIRST_CARD:
        return present_with(state, leaf.parent)
    if leaf.role == SITE:
        return (card, *state.zone(card, "docked"))
    if is_carried(state, card):
        return present_with_carried(state, card)
    place = place_of(state, card)
    if not place or is_cloaked(state, card):
        return (card,)
    berth = (leaf.parent,) if leaf.role == "docked" and is_site(state, leaf.parent) else ()
    return (*uncloaked(state, vessels_at(state, place)), *carried_by(state, card), *berth)


def present_with_carried(state: State, ship: CardId) -> tuple[CardId, ...]:
    """What a carried ship is present with: the ship that carries it, and both crews (1E-7.1.6.1.0.1/5)."""
    hull = hull_of(state, ship)
    return (ship, hull, *of_type(state, cards_inside(state, hull), "personnel", "equipment"))


def is_site(state: State, entity: EntityId) -> bool:
    """Whether it is a site of a station in play."""
    leaf = state.cards.get(entity)
    return leaf is not None and leaf.role == SITE


def uncloaked(state: State, vessels: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The ships and facilities that are present and "here" for others: those that are not cloaked (1E-7.6/5)."""
    return tuple(card for card in vessels if not is_cloaked(state, card))


def cards_here(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """Everything at a location but what is cloaked: in space, aboard, inside, on the surface (1E-12.4/5, 1E-7.6/5)."""
    everything = vessels_at(state, place)
    vessels = uncloaked(state, everything)
    aboard = tuple(card for vessel in vessels for card in (*sites_of(state, vessel), *cards_inside(state, vessel)))
    surface = of_type(state, state.zone(place, "surface"), "personnel", "equipment")
    other = tuple(card for card in state.zone(place, "space") if card not in everything)
    return (*vessels, *aboard, *surface, *other)
