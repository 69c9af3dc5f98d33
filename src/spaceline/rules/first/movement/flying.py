"""Flying along the spaceline: spans, RANGE, and what lies on the way (1E-7.1.5, 1E-7.1.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from spaceline.core.caching import VALUES, Cache, cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.movement import RegionRange
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import BARS_FLYING_BY, ENDLESS, PASSAGE
from spaceline.rules.first.location_cache import ship_options
from spaceline.rules.first.movement.barriers import (
    halts,
    is_clear,
    keeps_apart,
    lies_at,
    stops_before,
    stops_behind,
)
from spaceline.rules.first.movement.docking import MOVE, cannot_steer
from spaceline.rules.first.movement.forced_moves import goal_of, way_on, way_round
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.passages import WayThrough, ways_through
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.topics import LAYOUT
from spaceline.rules.first.values import are_printed, attribute, base, definition, is_barred, range_left
from spaceline.rules.first.verbs.cargo import is_running

SPAN = frozenset(("span",))

THROUGH = "through"
"""The detail of the change by which a ship comes out of a passage."""

FLY_BY = "pass"
"""The change by which a ship passes a location on its way."""


def span(state: State, place: PlaceId, player: PlayerId) -> int:
    """What it costs a player to enter or pass a location: the end that faces the player, with what texts add to it.

    1E-2.1.0.3/1, 1E-7.1.5/1; never below zero. A location without a mission has a span of its own
    (1E-G:supernova/1, 1E-G:gaps-in-normal-space/1).
    """
    printed, mission = places.printed_span(state, place, player), places.mission_for(state, place, player)
    if not mission:
        return printed
    current: CardValues = values_for(state, SPAN)(mission)
    return max(0, printed + current.span - base(state, mission).span)


def spaceline_of(state: State, place: PlaceId) -> tuple[PlaceId, ...]:
    """The spaceline on which a location lies."""
    if places.time_location(state, place):
        return (place,)
    return places.spacelines(state).get(places.quadrant_of(state, place), ())


FlightPath = tuple[PlaceId, ...]
"""Locations that a ship passes."""


def courses(state: State, player: PlayerId, ship: CardId) -> Iterator[tuple[PlaceId, int, FlightPath]]:
    """The locations that a ship could fly to in both directions, however far: with the RANGE it takes, and the way."""
    origin = state.cards[ship].parent
    row = spaceline_of(state, origin)
    if origin not in row:
        return
    at = row.index(origin)
    right, left = row[at + 1 :], row[:at][::-1]
    is_round, is_halting = goes_round(state, player), halts_everywhere(state, ship)
    for way in ((*right, *left[::-1]), (*left, *right[::-1])) if is_round else (right, left):
        cost = 0
        for n, place in enumerate(way):
            last = way[n - 1] if n else origin
            if is_closed(state, player, ship, row, last, place):
                break
            cost += span(state, place, player)
            yield place, cost, way[:n]
            if is_halting or halts(state, player, ship, place):
                break


def halts_everywhere(state: State, ship: CardId) -> bool:
    """Whether a ship flies past no location (1E-7.1.5/2)."""
    return BARS_FLYING_BY in state.watched and is_barred(state, ship, "fly_by")


def is_closed(state: State, player: PlayerId, ship: CardId, row: FlightPath, last: PlaceId, place: PlaceId) -> bool:
    """Whether something keeps a ship from going on from one location to the next."""
    return (
        stops_behind(state, player, ship, last)
        or stops_before(state, player, ship, place)
        or keeps_apart(state, player, ship, row, last, place)
    )


def goes_round(state: State, player: PlayerId) -> bool:
    """Whether a card of the player's lets ships leave a spaceline at one end and enter it at the other."""
    return any(
        state.cards[card].controller == player and state.ruleset.language.text_is_on(state, card)
        for card in state.watched.get(ENDLESS, ())
    )


JOURNEYS: Cache[tuple[PlayerId, EntityId], dict[PlaceId, tuple[int, FlightPath]]] = Cache(LAYOUT)
"""By player and origin, for all ships."""


def journeys(state: State, player: PlayerId, ship: CardId) -> dict[PlaceId, tuple[int, FlightPath]]:
    """The locations that a ship could fly to, with the RANGE that it takes and the way: of two the shorter one.

    As long as all spans are as printed and nothing is in the way, that is the same for all ships at a location.
    """
    if not is_charted(state) or halts_everywhere(state, ship):
        return found_journeys(state, player, ship)
    kept, key = JOURNEYS.of(state), (player, state.cards[ship].parent)
    if key not in kept:
        kept[key] = found_journeys(state, player, ship)
    return kept[key]


def found_journeys(state: State, player: PlayerId, ship: CardId) -> dict[PlaceId, tuple[int, FlightPath]]:
    """Follow both courses of the ship."""
    found: dict[PlaceId, tuple[int, FlightPath]] = {}
    for place, cost, way in courses(state, player, ship):
        if place not in found or cost < found[place][0]:
            found[place] = (cost, way)
    return found


@cached_on(VALUES)
def is_charted(state: State) -> bool:
    """Whether no card in play changes spans, is in the way or joins the ends of a spaceline."""
    is_open = is_clear(state) and not any(state.in_play(card) for card in state.watched.get(ENDLESS, ()))
    return is_open and are_printed(state, SPAN)


def find_moves(state: State, player: PlayerId) -> Iterator[Option]:
    """Each ship that can move to each location within its RANGE."""
    for ship in steered(state, player):
        open_to = within_range(state, player, ship, range_left(state, ship))
        for goal in allowed(state, ship, open_to):
            yield Option(MOVE, ship, goal)
        if PASSAGE in state.watched:
            yield from (Option(MOVE, ship, end) for end in through(state, player, ship) if end not in open_to)


def within_range(state: State, player: PlayerId, ship: CardId, left: int) -> dict[PlaceId, int]:
    """Where a ship gets with the RANGE that it has left, and with what it has more within a region."""
    there, more = journeys(state, player, ship), region_bonus(state, ship)
    open_to = {goal: cost for goal, (cost, _) in there.items() if cost <= left}
    if more:
        boosted = max(0, attribute(state, ship, "Range") + more - state.mark(ship, "range-used"))
        inside = {goal: cost for goal, (cost, way) in there.items() if stays_inside(state, ship, way, goal)}
        open_to |= {goal: cost for goal, cost in inside.items() if cost <= boosted}
    return open_to


def region_bonus(state: State, ship: CardId) -> int:
    """What is added to the RANGE of a ship for a move within a region."""
    return next((text.number for _, text in definition(state, ship).of_kind(RegionRange)), 0)


def stays_inside(state: State, ship: CardId, way: FlightPath, goal: PlaceId) -> bool:
    """Whether a move is completely within a region, with what is flown past (1E-7.1.5.0.3/1)."""
    region = places.region_at(state, state.cards[ship].parent)
    return bool(region) and all(places.region_at(state, place) == region for place in (*way, goal))


def through(state: State, player: PlayerId, ship: CardId) -> dict[PlaceId, WayThrough]:
    """Where a ship could come out of a passage that it gets to with the RANGE that it has left."""
    if PASSAGE not in state.watched:
        return {}
    left = range_left(state, ship)
    reached = {place: way for place, way in journeys(state, player, ship).items() if way[0] <= left}
    return ways_through(state, player, ship, reached)


def allowed(state: State, ship: CardId, reached: dict[PlaceId, int]) -> tuple[PlaceId, ...]:
    """Where a ship may go of what it can reach: if it is sent somewhere, as far on each way as it gets.

    1E-G:actions-required/2: with all the RANGE that it has. A way round the joined ends is a shortcut, which it may
    take where that is shorter (1E-7.10.0.1/1). Where the direct way is barred and it gets there now by the other one,
    it can do what it must, and goes there (1E-G:actions-required/1). A text may keep it from where opponents are.
    """
    if is_barred(state, ship, APPROACH):
        reached = {place: cost for place, cost in reached.items() if not is_held_by_opponents(state, ship, place)}
    sent = goal_of(state, ship)
    if not sent:
        return tuple(reached)
    ways = (way_on(state, ship), way_round(state, ship) if goes_round(state, state.cards[ship].controller) else ())
    found = [last for way in ways for last in furthest(state, ship, way)]
    if is_barred_way(state, ship, ways[0]):
        found.append(sent)
    return tuple(dict.fromkeys(last for last in found if last in reached))


APPROACH = "approach"
"""What it is called that a ship moves to where an opponent has a ship."""


def is_held_by_opponents(state: State, ship: CardId, place: PlaceId) -> bool:
    """Whether somebody else has a ship at a location than the controller of a ship."""
    opponents = (player for player in state.players if player != state.cards[ship].controller)
    ships = (other for player in opponents for other in places.vessels_of_type(state, player, "ship"))
    return any(places.place_of(state, other) == place for other in ships)


def is_barred_way(state: State, ship: CardId, way: FlightPath) -> bool:
    """Whether a ship does not get to the end of a way, however much RANGE it has and however long it takes."""
    player, origin = state.cards[ship].controller, state.cards[ship].parent
    row = spaceline_of(state, origin)
    return any(is_closed(state, player, ship, row, *step) for step in pairwise((origin, *way)))


def furthest(state: State, ship: CardId, way: FlightPath) -> FlightPath:
    """The last location on one way to which a ship gets now; none if it gets nowhere."""
    there = courses(state, state.cards[ship].controller, ship)
    left = range_left(state, ship)
    flown = [place for place, cost, passed in there if cost <= left and (*passed, place) == way[: len(passed) + 1]]
    return tuple(flown[-1:])


def steered(state: State, player: PlayerId) -> list[CardId]:
    """The ships in space that could move, by location."""
    return [option.card for option in ship_options(state, player, steering_at)]


def steering_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """The ships there that could move, as options that only ``steered`` reads."""
    for ship in places.ships_at(state, place, player):
        if state.cards[ship].role == "space" and cannot_steer(state, player, ship) is None:
            yield Option(MOVE, ship)


def no_move(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot fly there; it may in either direction, as often as its RANGE lasts (1E-7.1.5/2)."""
    ship, goal = option.card, option.target
    problem = no_order(state, player, option, "target") or cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    role = state.cards[ship].role
    if role != "space":
        return refusal({"docked": "ship-docked", "aboard": "carried"}.get(role, "ship-landed"))
    if goal not in state.places or not places.is_location(state, goal):
        return refusal("no-location")
    if goal == state.cards[ship].parent:
        return refusal("already-there")
    return None if goal in through(state, player, ship) else no_flight(state, player, ship, goal)


def no_flight(state: State, player: PlayerId, ship: CardId, goal: PlaceId) -> Refusal | None:
    """Why a ship cannot fly along the spaceline to a location (1E-7.1.5/1)."""
    if goal not in spaceline_of(state, state.cards[ship].parent):
        is_apart = any(places.time_location(state, place) for place in (goal, state.cards[ship].parent))
        return refusal("takes-time-travel" if is_apart else "other-quadrant")
    journey = journeys(state, player, ship).get(goal)
    if journey is None:
        return refusal("way-barred")
    open_to = within_range(state, player, ship, range_left(state, ship))
    if goal not in open_to:
        return refusal("too-far")
    return None if goal in allowed(state, ship, open_to) else kept_from(state, ship, goal)


def kept_from(state: State, ship: CardId, goal: PlaceId) -> Refusal:
    """Why a ship does not go to a location that it could reach."""
    is_kept_away = is_barred(state, ship, APPROACH) and is_held_by_opponents(state, ship, goal)
    return refusal("kept-away" if is_kept_away else "sent-elsewhere")


def uses(state: State, option: Option) -> int:
    """The RANGE that a flight takes; nothing else takes any."""
    if option.kind != MOVE:
        return 0
    return route(state, state.cards[option.card].controller, option.card, option.target)[0]


def is_within_reach(state: State, player: PlayerId, ship: CardId, goal: PlaceId) -> bool:
    """Whether a ship that sets out still gets to a location: it may have been damaged or destroyed just before."""
    if not state.in_play(ship):
        return False
    return goal in within_range(state, player, ship, range_left(state, ship)) or goal in through(state, player, ship)


def route(state: State, player: PlayerId, ship: CardId, goal: PlaceId) -> tuple[int, FlightPath, PlaceId]:
    """How a ship gets to a location: with what RANGE, what it passes, and through which passage, 0 for none."""
    journey = journeys(state, player, ship).get(goal)
    if journey is not None and goal in within_range(state, player, ship, range_left(state, ship)):
        return (*journey, 0)
    return through(state, player, ship)[goal]


def move(state: State, action: Action) -> None:
    """Fly the ship there with everything aboard; it stays undocked (1E-7.1.5/1, 1E-7.1.5.0.2/1).

    Where its RANGE was lowered before it sets out, and does not reach as far now, nothing comes of it. Out of a
    passage it comes stopped (1E-G:wormholes-movement-through/1).

    What happens to it as it passes a location happens there (1E-G:passing-locations/1, 1E-7.1.5.0.1/1).
    """
    ship, goal = action.option.card, action.option.target
    if not is_within_reach(state, action.player, ship, goal):
        return
    cost, way, mouth = route(state, action.player, ship, goal)
    affected_at = (place for place in way if is_passing_noticed(state, ship, place))
    passed = (Change(FLY_BY, (ship,), action.player, to=place, role="space") for place in affected_at)
    if not mouth:
        request(state, *passed, Change(MOVE, (ship,), action.player, to=goal, role="space", amount=cost))
        return
    is_there = mouth == state.cards[ship].parent
    flown = () if is_there else (Change(MOVE, (ship,), action.player, to=mouth, role="space", amount=cost),)
    came_out = Change(MOVE, (ship,), action.player, to=goal, role="space", detail=THROUGH)
    request(state, *passed, *flown, came_out, Change("stop", (ship,), action.player))


def is_passing_noticed(state: State, ship: CardId, place: PlaceId) -> bool:
    """Whether a card at a location affects a ship that passes it (1E-7.1.5.0.1/1); no phased one (1E-7.6/9).

    Or what it passes counts for it (1E-G:cargo-bay/2).
    """
    return is_running(state, ship) or (
        not state.mark(ship, "phased")
        and any(lies_at(state, card, place) for card in state.watched.get(f"when:{FLY_BY}", ()))
    )


ACTIONS: tuple[ActionRule, ...] = (ActionRule(MOVE, orders(find_moves), no_move, move),)
