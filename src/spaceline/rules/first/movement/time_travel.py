"""Time travel: moving to time locations, from them and between them, where a card lets one (1E-7.1.8).

It is movement, so a ship must be staffed and in space, and nobody stopped takes part (1E-G:movement/2, 1E-10.2.1/1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.movement import TimeTravel
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.definition import TIME_TRAVEL
from spaceline.rules.first.language.presence import in_company
from spaceline.rules.first.movement.boarding import cannot_arrive, movers
from spaceline.rules.first.movement.docking import cannot_steer
from spaceline.rules.first.movement.forced_moves import brings_nearer
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.vessels import is_own_vessel
from spaceline.rules.first.playing.limits import is_used_up, note_use
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import Team
from spaceline.rules.first.values import definition, is_cloaked, type_of

TRAVEL = "time-travel"


class TimePassage(NamedTuple):
    """A text that lets a player's cards travel in time."""

    source: CardId
    at: int
    text: TimeTravel


def passages(state: State, player: PlayerId) -> Iterator[TimePassage]:
    """The texts by which cards of a player might travel now, those first that are not limited."""
    world, found = world_of(state), list[TimePassage]()
    for source in state.watched.get(TIME_TRAVEL, ()):
        if state.in_play(source) and world.text_is_on(state, source) and world.may_use(state, source):
            texts = definition(state, source).of_kind(TimeTravel)
            found += (TimePassage(source, at, text) for at, text in texts if is_open(state, player, source, text))
    yield from sorted(found, key=lambda passage: bool(passage.text.limit))


def is_open(state: State, player: PlayerId, source: CardId, text: TimeTravel) -> bool:
    """Whether what a text asks for is so."""
    return text.test is None or holds(state, Reading(source, player), text.test)


def ways(state: State, player: PlayerId) -> Iterator[tuple[TimePassage, CardId, EntityId]]:
    """Who may travel where, and by which text; of an Away Team the card with which it travels."""
    for passage in passages(state, player):
        if is_used_up(state, player, passage.source, passage.at):
            continue
        for ship in ships(state, player, passage):
            here = state.cards[ship].parent
            if cannot_depart(state, player, ship) is None:
                for goal in goals(state, passage, here):
                    if brings_nearer(state, ship, goal):
                        yield passage, ship, goal
        for end in ends(state, player, passage):
            yield passage, passage.source, end


def ships(state: State, player: PlayerId, passage: TimePassage) -> tuple[CardId, ...]:
    """The ships of a player of which a text speaks."""
    meant = cards_meant(state, Reading(passage.source, player), passage.text.ships)
    return tuple(card for card in meant if type_of(state, card) == "ship" and is_own_vessel(state, player, card))


def cannot_depart(state: State, player: PlayerId, ship: CardId) -> Refusal | None:
    """Why a ship does not travel from where it is, wherever it would go."""
    role = state.cards[ship].role
    if role != "space":
        return refusal("ship-docked" if role == "docked" else "ship-landed")
    return cannot_steer(state, player, ship)


def goals(state: State, passage: TimePassage, here: PlaceId) -> tuple[PlaceId, ...]:
    """The places to which a text leads from another: one of the two is a time location (1E-7.1.8/1).

    Of what corresponds, to no other place and not from one time location to another (1E-7.1.8.0.1/2).
    """
    if passage.text.between == "corresponding":
        apart = places.place_of(state, passage.source)
        beside = places.corresponding(state, apart) if places.time_location(state, apart) else ()
        if here == apart:
            return beside
        return (apart,) if here in beside else ()
    is_apart = bool(places.time_location(state, here))
    there = (place for place in places.locations(state) if place != here)
    return tuple(place for place in there if is_apart or places.time_location(state, place))


def ends(state: State, player: PlayerId, passage: TimePassage) -> Iterator[EntityId]:
    """Where the Away Team with a card may travel: to the surface of a planet, or aboard what is its player's."""
    here = state.cards[passage.source].parent
    if not passage.text.team or here >= FIRST_CARD or not team(state, player, passage.source):
        return
    for place in goals(state, passage, here):
        own = (card for card in places.vessels_at(state, place) if is_own_vessel(state, player, card))
        rooms = (room for card in own if not is_cloaked(state, card) for room in places.rooms(state, card))
        for end in (*((place,) if places.has_surface(state, place) else ()), *rooms):
            if travellers(state, player, passage.source, end):
                yield end


def team(state: State, player: PlayerId, source: CardId) -> Team:
    """Those of the Away Team with a card who can leave the surface, and what they carry; the card is among them."""
    leaf = state.cards[source]
    if leaf.controller != player or leaf.role != "surface":
        return ()
    company = in_company(state, source, None)
    found = tuple(card for card in movers(state, player, leaf.parent, TRAVEL) if card in company)
    return found if source in found else ()


def travellers(state: State, player: PlayerId, source: CardId, end: EntityId) -> Team:
    """Those of the Away Team who may come to a place, if the card with which they travel does."""
    going = team(state, player, source)
    found = tuple(card for card in going if cannot_arrive(state, player, card, end, TRAVEL) is None)
    has_people = any(type_of(state, card) == "personnel" for card in found)
    return found if source in found and has_people else ()


def find_travels(state: State, player: PlayerId) -> Iterator[Option]:
    """Each way once, whichever texts lead there."""
    if TIME_TRAVEL in state.watched:
        yield from dict.fromkeys(Option(TRAVEL, card, end) for _, card, end in ways(state, player))


def no_travel(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship, or an Away Team, does not travel there in time."""
    problem = no_order(state, player, option, "target")
    if problem is not None:
        return problem
    if any((card, end) == (option.card, option.target) for _, card, end in ways(state, player)):
        return None
    if option.card not in state.cards or state.cards[option.card].controller != player:
        return refusal("not-yours")
    return no_way(state, player, option.card, places.place_of(state, option.target))


def no_way(state: State, player: PlayerId, card: CardId, goal: PlaceId) -> Refusal:
    """What keeps a card from travelling to a place."""
    here = places.place_of(state, card)
    if not goal or not places.is_location(state, goal):
        return refusal("no-location")
    if goal == here:
        return refusal("already-there")
    problem = cannot_depart(state, player, card) if type_of(state, card) == "ship" else None
    if problem is not None:
        return problem
    if not (places.time_location(state, here) or places.time_location(state, goal)):
        return refusal("not-through-time")
    theirs = [it for it in passages(state, player) if card == it.source or card in ships(state, player, it)]
    leading = [it for it in theirs if goal in goals(state, it, here)]
    if not leading:
        return refusal("not-corresponding" if theirs else "no-time-travel")
    if all(is_used_up(state, player, it.source, it.at) for it in leading):
        return refusal("used-this-turn")
    return refusal("no-detour" if type_of(state, card) == "ship" else "no-way")


def travel(state: State, action: Action) -> None:
    """Bring the ship with everything aboard, or the Away Team, to another time; it uses no RANGE."""
    card, end, player = action.option.card, action.option.target, action.player
    passage = next(way[0] for way in ways(state, player) if way[1:] == (card, end))
    note_use(state, player, passage.source, passage.at)
    if type_of(state, card) == "ship":
        request(state, Change(TRAVEL, (card,), player, passage.source, to=end, role="space"))
        return
    going = travellers(state, player, card, end)
    request(state, Change(TRAVEL, going, player, passage.source, to=end, role=places.zone_of(state, end)[1]))


ACTIONS: tuple[ActionRule, ...] = (ActionRule(TRAVEL, orders(find_travels), no_travel, travel, needs=TIME_TRAVEL),)
