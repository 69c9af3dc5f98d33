"""Where things are: missions and their places, presence, the cards at a mission (2E-present, 2E-missions)."""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.second.switches import readings
from spaceline.rules.second.topics import MOVES
from spaceline.rules.second.values import STOPPED, facts


def missions_at(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """The mission cards of a place; copies laid out by several players are one place (2E-missions-glossary/1).

    Cards at one of them are therefore at the others as soon as their player likes (2E-missions-glossary/2).
    """
    return state.zone(place, "mission")


@cached_on()
def own_missions(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """A player's missions in the order in which they were laid out."""
    return tuple(card for card, leaf in state.cards.items() if leaf.role == "mission" and leaf.owner == player)


def place_of(state: State, entity: EntityId) -> PlaceId:
    """The place where a card is; 0 for one that is at none."""
    while entity >= FIRST_CARD:
        entity = state.cards[entity].parent
    return entity if entity >= FIRST_PLACE else 0


def ship_of(state: State, card: EntityId) -> CardId:
    """The ship that a card is, lies on or is aboard, at a mission or on a card that keeps it; 0 where there is none."""
    for it in (card, state.cards[card].parent):
        if it >= FIRST_CARD and (state.cards[it].role == "orbit" or is_kept(state, it)):
            return it
    return 0


def is_kept(state: State, card: CardId) -> bool:
    """Whether it is a ship that lies on a card, as under Engage Cloak: it and those aboard are at no mission."""
    return state.cards[card].role == "on" and facts(state, card).type == "ship"


def kind_of_place(state: State, place: PlaceId) -> str:
    """``planet``, ``space`` or ``headquarters``."""
    return facts(state, state.zone(place, "mission")[0]).kind


def has_surface(state: State, place: PlaceId) -> bool:
    """Whether personnel can be on the mission itself, not only aboard ships there; whose it is, is all the same.

    2E-beaming/6.
    """
    return kind_of_place(state, place) != "space"


def is_at_headquarters(state: State, entity: EntityId) -> bool:
    """Whether a place is a headquarters mission, or what is there is at one, whosever it is."""
    place = place_of(state, entity)
    return bool(place) and kind_of_place(state, place) == "headquarters"


def own(state: State, cards: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """Those that the player commands."""
    leaves = state.cards
    return tuple([card for card in cards if leaves[card].controller == player])


def ships_at(state: State, place: PlaceId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's ships at a mission."""
    return own(state, state.zone(place, "orbit"), player)


@cached_on(MOVES)
def fleet(state: State, player: PlayerId) -> tuple[tuple[PlaceId, tuple[CardId, ...]], ...]:
    """The places where a player has ships, each with these."""
    zones = state.contents
    there = ((place, own(state, zones[place, "orbit"], player)) for place in state.places if (place, "orbit") in zones)
    return tuple((place, ships) for place, ships in there if ships)


def container(state: State, card: CardId) -> tuple[EntityId, str]:
    """The zone that says with whom a card is present, whoever commands them (2E-present/1, /2, /3).

    That is the headquarters or the planet; of a ship and whoever is aboard, the ship.
    """
    leaf = state.cards[card]
    if leaf.role == "orbit" or is_kept(state, card):
        return (card, "aboard")
    return (leaf.parent, leaf.role)


def present_with(state: State, card: CardId) -> tuple[CardId, ...]:
    """The cards that are present with a card, itself included (2E-present/1, /2, /3)."""
    return state.zone(*container(state, card))


def cards_at(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """The personnel, equipment and ships at a mission, aboard or not."""
    ships = state.zone(place, "orbit")
    aboard = tuple(card for ship in ships for card in state.zone(ship, "aboard"))
    return (*state.zone(place, "surface"), *ships, *aboard)


def one_mission(state: State, mission: CardId) -> tuple[CardId, ...]:
    """The mission cards on and beneath which cards lie at the same mission as on and beneath this one.

    Copies share their personnel, equipment and ships (2E-missions-glossary/1), by the rulebook of 2002 all their cards
    (2E-moving-a-ship-glossary/3).
    """
    if readings(state).copies_of_a_mission == "all-cards":
        return missions_at(state, state.cards[mission].parent)
    return (mission,)


def unstopped_personnel(state: State, cards: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """The player's unstopped personnel among cards."""
    definitions, leaves, marks = state.ruleset.definitions, state.cards, state.marks
    return tuple(
        [
            card
            for card in cards
            if (leaf := leaves[card]).controller == player
            and (card, STOPPED) not in marks
            and definitions[leaf.definition].type == "personnel"
        ]
    )


def headquarters(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """A player's headquarters missions, where cards enter play (2E-types-of-cards/9)."""
    return tuple(card for card in own_missions(state, player) if facts(state, card).kind == "headquarters")
