"""Moving ships (2E-moving-a-ship, 2E-moving-a-ship-glossary)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids, FreeRegion
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, beholding
from spaceline.rules.second import places
from spaceline.rules.second.language.concealed_texts import shown_to_move
from spaceline.rules.second.movement.staffing import unstaffed
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.turn import misnamed, no_order_now, segment
from spaceline.rules.second.values import definition, facts, is_stopped, range_left

QUADRANT_SURCHARGE = 2
"""2E-moving-a-ship-glossary/1."""
REGION_DISCOUNT = 2
"""2E-moving-a-ship-glossary/2."""


@Replaceable
def distance(state: State, origin: PlaceId, goal: PlaceId) -> int:
    """The spans of two missions; 2 more between quadrants, 2 less within a region, never below zero (2E-modifiers/1).

    What lies between does not matter (2E-moving-a-ship/9, 2E-moving-a-ship-glossary/1).
    """
    here, there = (state.zone(place, "mission")[0] for place in (origin, goal))
    one, other = facts(state, here), facts(state, there)
    needed = one.span + other.span
    if one.quadrant != other.quadrant and not (opens(state, here, other.quadrant) or opens(state, there, one.quadrant)):
        needed += QUADRANT_SURCHARGE
    if one.region and one.region == other.region:
        needed -= REGION_DISCOUNT
    return max(0, needed)


def opens(state: State, mission: CardId, quadrant: str) -> bool:
    """Whether a mission's text frees moves between it and a quadrant from the surcharge."""
    return any(quadrant in text.quadrants for _, text in definition(state, mission).of_kind(FreeRegion))


def range_needed(state: State, ship: CardId, origin: PlaceId, goal: PlaceId) -> int:
    """The Range that a ship needs between two missions (2E-moving-a-ship/10); none where it is already."""
    return ways_from(state, ship, origin).get(goal, 0)


def ways_from(state: State, ship: CardId, origin: PlaceId) -> Mapping[PlaceId, int]:
    """The other places with the Range that a ship needs to go there.

    Printed values never change, so it is remembered for the whole game: for all ships alike, but for those that say
    otherwise themselves.
    """
    texts = definition(state, ship).of_kind(FreeRegion) if "free-region:" in state.watched else ()
    return ranges_from(state, origin, tuple(text for _, text in texts) if texts else ())


@cached_on()
def moves_within(state: State, ship: CardId, origin: PlaceId, left: int) -> tuple[Option, ...]:
    """The moves of a ship from a place for which so much Range is enough; that too never changes."""
    ways = ways_from(state, ship, origin)
    return tuple(Option("move", ship, goal) for goal, needed in ways.items() if needed <= left)


@cached_on()
def ranges_from(state: State, origin: PlaceId, borders: tuple[FreeRegion, ...]) -> Mapping[PlaceId, int]:
    """The Range needed from a place by ships with these texts."""
    return {goal: find_range(state, borders, origin, goal) for goal in state.places if goal != origin}


def find_range(state: State, borders: Iterable[FreeRegion], origin: PlaceId, goal: PlaceId) -> int:
    """The distance, less where the ship's own text says so (2E-modifiers/1)."""
    needed = distance(state, origin, goal)
    for text in borders:
        if is_within(state, origin, text.border) != is_within(state, goal, text.border):
            needed -= text.less
    return max(0, needed)


def is_within(state: State, place: PlaceId, regions: tuple[str, ...]) -> bool:
    """Whether the mission at a place is in one of these regions."""
    return facts(state, state.zone(place, "mission")[0]).region in regions


def offer_moves(state: State, player: PlayerId) -> Iterable[Option]:
    """Each staffed ship to each mission within its Range."""
    if segment(state) != "orders":
        return ()
    return find_moves(state, player)


def find_moves(state: State, player: PlayerId) -> list[Option]:
    """Look at every ship."""
    is_closed = is_shut.of(state)
    found: list[Option] = []
    for origin, ships in places.fleet(state, player):
        for ship in ships:
            if is_stopped(state, ship) or unstaffed(state, ship) is not None:
                continue
            ways = moves_within(state, ship, origin, range_left(state, ship))
            found.extend([move for move in ways if not is_closed(state, player, origin, move.target)])
    return found


def no_move(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot move there."""
    problem = no_order_now(state, player) or misnamed(option, "target")
    if problem is not None:
        return problem
    ship, goal = option.card, option.target
    if ship not in state.cards or state.cards[ship].role != "orbit" or state.cards[ship].controller != player:
        return refusal("not-yours")
    origin = places.place_of(state, ship)
    if goal == origin or goal not in state.places:
        return refusal("already-there")
    if is_stopped(state, ship):
        return refusal("stopped")
    problem = unstaffed(state, ship)
    if problem is not None:
        return problem
    if is_shut(state, player, origin, goal):
        return no_way(state, origin, goal)
    is_near = range_needed(state, ship, origin, goal) <= range_left(state, ship)
    return None if is_near else refusal("too-far")


@Replaceable
def no_way(state: State, origin: PlaceId, goal: PlaceId) -> Refusal:
    """The refusal of a move where the way is shut."""
    return refusal("way-shut")


@Replaceable
def is_shut(state: State, player: PlayerId, origin: PlaceId, goal: PlaceId) -> bool:
    """Whether the text of a mission keeps the ships of its player from going from there to another.

    "Your" ships are those of whoever commands the mission (2E-command-and-owner/4).
    """
    if "forbids:depart" not in state.watched:
        return False
    for mission in places.missions_at(state, origin):
        if state.cards[mission].controller != player:
            continue
        scope = beholding(Reading(mission, player, {TARGET: places.missions_at(state, goal)}))
        texts = definition(state, mission).of_kind(Forbids)
        if any(text.act == "depart" and holds(state, scope, text.test) for _, text in texts):
            return True
    return False


def uses(state: State, option: Option) -> int:
    """The Range that a move needs; other orders need none."""
    if option.kind != "move":
        return 0
    return range_needed(state, option.card, places.place_of(state, option.card), option.target)


def move(state: State, action: Action) -> None:
    """Move the ship with everything aboard (2E-moving-a-ship/1); its crew is shown (2E-showing-your-cards/3)."""
    ship, goal = action.option.card, action.option.target
    needed = range_needed(state, ship, places.place_of(state, ship), goal)
    request(
        state,
        *shown_to_move(state, ship, needed),
        Change("move", (ship,), action.player, to=goal, role="orbit", amount=needed),
    )


ACTIONS: tuple[ActionRule, ...] = (ActionRule("move", offer_moves, no_move, move),)
