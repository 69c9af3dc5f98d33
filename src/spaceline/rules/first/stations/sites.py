"""The line of sites of a station: where a site may be added, whoever's the station is (1E-4.4.1, 1E-G:site).

Where a site goes is said by the station, for the place before all others of its level, or by a site of its level, for
the place behind that one.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.caching import cached_on
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.definition import NORS
from spaceline.rules.first.facts import LEVELS, ONE_AT_A_STATION
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES
from spaceline.rules.first.values import facts, type_of

MOST_SEEDED = 6
"""So many sites a player seeds at most (1E-4.4.1/4)."""


@cached_on(MOVES, MODE, LAYOUT)
def stations(state: State) -> tuple[CardId, ...]:
    """The stations in play that have sites or may have some, whoever controls them, spaceline after spaceline."""
    if NORS not in state.watched:
        return ()
    there = (card for place in places.locations(state) for card in places.vessels_at(state, place))
    return tuple(card for card in there if places.is_nor(state, card))


def spots(state: State, card: CardId) -> Iterator[EntityId]:
    """Where a site may be added."""
    for station in stations(state):
        for end in (station, *places.sites_of(state, station)):
            if no_room(state, card, end) is None:
                yield end


def no_room(state: State, card: CardId, target: EntityId) -> Refusal | None:
    """Why a site cannot be added there (1E-4.4.1/1, /2, /3)."""
    station = places.vessel_of(state, target)
    if station not in stations(state):
        return refusal("no-station")
    it, there = facts(state, card), places.sites_of(state, station)
    if it.title in facts(state, station).takes_no or (it.stations and title_now(state, station) not in it.stations):
        return refusal("other-station")
    if target != station and (facts(state, target).level != it.level or it.innermost):
        return refusal("not-innermost" if it.innermost else "other-level")
    if target == station and LEVELS.index(it.level) == 0 and any(has_first_place(state, site) for site in there):
        return refusal("site-innermost")
    if it.beside and not is_beside(state, card, target, it.beside):
        return refusal("not-beside")
    if it.uniqueness == ONE_AT_A_STATION and it.title in titles_at(state, station):
        return refusal("site-there")
    return None


def is_beside(state: State, card: CardId, target: EntityId, titles: tuple[str, ...]) -> bool:
    """Whether a site would lie next to one of those that it must be beside."""
    line = line_with(state, card, target)
    at = line.index(card)
    return any(facts(state, site).title in titles for site in (*line[max(0, at - 1) : at], *line[at + 1 : at + 2]))


def has_first_place(state: State, site: CardId) -> bool:
    """Whether no other site of its station may lie before a site."""
    return facts(state, site).innermost


def title_now(state: State, station: CardId) -> str:
    """What a station is called by the side that lies up."""
    it = facts(state, station)
    return it.other_side.title if it.other_side is not None and state.mark(station, "turned-over") else it.title


def titles_at(state: State, station: CardId) -> tuple[str, ...]:
    """The titles of the sites of a station."""
    return tuple(facts(state, site).title for site in places.sites_of(state, station))


def has_seeded_all(state: State, player: PlayerId) -> bool:
    """Whether a player has as many sites in play as may be seeded (1E-4.4.1/4)."""
    own = (card for station in stations(state) for card in places.sites_of(state, station))
    return sum(state.cards[card].owner == player for card in own) >= MOST_SEEDED


def line_with(state: State, card: CardId, target: EntityId) -> tuple[CardId, ...]:
    """The sites of a station once that one is added: level after level, in the order of the levels (1E-4.4.1/2)."""
    station = places.vessel_of(state, target)
    others = [site for site in places.sites_of(state, station) if site != card]
    rank = LEVELS.index(facts(state, card).level)
    if target == station:
        at = sum(LEVELS.index(facts(state, site).level) < rank for site in others)
    else:
        at = others.index(target) + 1
    return (*others[:at], card, *others[at:])


def between(state: State, one: CardId, other: CardId) -> tuple[CardId, ...]:
    """The sites that one passes on the way from one to another of the same station (1E-7.1.2/2)."""
    row = places.sites_of(state, state.cards[one].parent)
    left, right = sorted((row.index(one), row.index(other)))
    return row[left + 1 : right]


def is_site_card(state: State, card: CardId) -> bool:
    """Whether a card is a site, wherever it lies."""
    return type_of(state, card) == places.SITE
