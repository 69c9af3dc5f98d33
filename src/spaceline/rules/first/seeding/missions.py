"""The mission phase: players take turns to draw a mission and to place it on its spaceline (1E-4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, Next
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Seeds
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.perform.run import begin_effect
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding import cutting, facilities, permission
from spaceline.rules.first.seeding.phases import opened, other, phase_of, seeding_of
from spaceline.rules.first.values import definition, facts, type_of
from spaceline.rules.first.verbs.spaceline import LEFT, OVER, RIGHT


def begin_mission_phase(state: State, frame: Seeding) -> Next:
    """The starting player places the first mission, once it is known which have two sides (1E-4.2/3)."""
    state.frames[0] = replace(opened(frame), uncut=cutting.announce(state, frame.starting))
    return None


def draw_mission(state: State, frame: Seeding) -> Next:
    """Draw the top mission; whoever has none left is passed over until both piles are empty (1E-4.2/3)."""
    player = frame.player if state.zone(frame.player, "missions") else other(frame.player)
    pile = state.zone(player, "missions")
    if not pile:
        return "find_stations"
    state.frames[0] = replace(frame, player=player)
    request(state, Change("draw-mission", pile[:1], player, to=player, role="playing"))
    return None


def place_mission(state: State, frame: Seeding) -> Decision:
    """Ask where the drawn mission goes."""
    options = (*spots(state, frame.player), *beside_missions(state, frame.player))
    return Decision(frame.player, "action", "place-mission", options, clause="1E-4.2/4")


def beside_missions(state: State, player: PlayerId) -> Iterator[Option]:
    """The cards that are seeded in any phase and become locations, where they may be put between the missions."""
    for card in permission.in_known_order(state, player):
        it = definition(state, card)
        if it.of_kind(Inserts) and any(text.where == permission.ANY_PHASE for _, text in it.of_kind(Seeds)):
            yield from facilities.gaps(state, player, card)
    yield from stations_to_seed(state, player)


def stations_to_seed(state: State, player: PlayerId) -> Iterator[Option]:
    """The stations that are seeded among the missions, at those that lie there already."""
    seeded = facilities.options(state, player, "mission")
    return (option for option in seeded if type_of(state, option.card) == "facility")


def find_stations(state: State, frame: Seeding) -> Next:
    """Once all missions lie there, what is seeded in this phase may still be, until both players have passed.

    Who has nothing like that is not asked.
    """
    for player in (frame.starting, other(frame.starting)):
        if player not in frame.passed and any(True for _ in stations_to_seed(state, player)):
            state.frames[0] = replace(frame, player=player)
            return "seed_stations"
    return "begin_dilemma_phase"


def seed_stations(state: State, frame: Seeding) -> Decision:
    """Ask for such a station."""
    options = (*stations_to_seed(state, frame.player), PASS)
    return Decision(frame.player, "action", "seed-stations", options, clause="1E-4.2/3")


def seed_station_or_pass(state: State, frame: Seeding, answer: Answer) -> Next:
    """Seed it, or none any more."""
    assert answer.option is not None
    if answer.option == PASS:
        state.frames[0] = replace(frame, passed=(*frame.passed, frame.player))
    else:
        facilities.put_down(state, frame.player, answer.option.card, answer.option.target)
    return "find_stations"


def lay_out_mission(state: State, frame: Seeding, answer: Answer) -> Next:
    """Place it; then the other player draws one."""
    assert answer.option is not None
    if answer.option.kind == "seed":
        facilities.put_down(state, frame.player, answer.option.card, answer.option.target, answer.option.detail)
        return "place_mission"
    lay_out(state, frame.player, answer.option)
    state.frames[0] = replace(frame, player=other(frame.player))
    return "draw_mission"


def lay_out(state: State, player: PlayerId, option: Option) -> None:
    """Place a mission as the option says; what its text says of that follows at once (1E-2.0.2/2, 1E-4.0.2/2).

    Which side of a mission lies up is among it (1E-G:double-sided-cards/1).
    """
    for at, text in definition(state, option.card).of_kind(Seeds):
        if text.effect is not None and text.where == PLACED:
            begin_effect(state, option.card, (at, 0), player)
    request(state, Change("lay-out", (option.card,), player, to=option.target, role="mission", detail=option.detail))


def drawn_mission(state: State, player: PlayerId) -> CardId:
    """The mission that the player has drawn and not placed; 0 for none."""
    if phase_of(state) != "mission":
        return 0
    return next(iter(state.zone(player, "playing")), 0)


def spots(state: State, player: PlayerId) -> tuple[Option, ...]:
    """Where the player may place the drawn mission: one that is inserted anywhere (1E-4.2/4, /5, /6, /7)."""
    mission = drawn_mission(state, player)
    if not mission:
        return ()
    shared = shared_with(state, mission)
    if shared:
        return (Option("lay-out", mission, shared, OVER),)
    row = places.spacelines(state).get(facts(state, mission).quadrant, ())
    if not row:
        return (Option("lay-out", mission),)
    if definition(state, mission).of_kind(Inserts):
        return (Option("lay-out", mission, row[0], LEFT), *(Option("lay-out", mission, p, RIGHT) for p in row))
    block = region_of(state, mission, row) or row
    return (Option("lay-out", mission, block[0], LEFT), Option("lay-out", mission, block[-1], RIGHT))


def region_of(state: State, mission: CardId, row: tuple[PlaceId, ...]) -> tuple[PlaceId, ...]:
    """The locations of the mission's region in a spaceline; they form one block (1E-4.2/6)."""
    region = facts(state, mission).region
    return tuple(place for place in row if region and places.region_at(state, place) == region)


def shared_with(state: State, mission: CardId) -> PlaceId:
    """The location of the opponent's mission that this one makes a shared one; 0 for none.

    1E-4.2/7; universal missions stay apart (1E-4.2/9).
    """
    it, owner = facts(state, mission), state.cards[mission].owner
    if it.uniqueness == "universal":
        return 0
    for place in places.spacelines(state).get(it.quadrant, ()):
        there = places.missions_at(state, place)
        if not there:
            continue
        that = facts(state, there[0])
        is_same = that.lies_at() == it.lies_at() or that.title == it.title
        if len(there) == 1 and state.cards[there[0]].owner != owner and is_same and that.uniqueness != "universal":
            return place
    return 0


def offer(state: State, player: PlayerId) -> Iterable[Option]:
    """The places for the mission that the player has drawn."""
    return spots(state, player)


def obstacle(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a mission cannot be placed there."""
    frame = seeding_of(state)
    if frame is None or phase_of(state) != "mission":
        return refusal("seeding-over" if frame is None else "other-seed-phase")
    if frame.player != player:
        return refusal("not-your-mission")
    if not option.card or option.card != drawn_mission(state, player):
        return refusal("not-drawn")
    allowed = spots(state, player)
    if option in allowed:
        return None
    if allowed[0].detail == OVER:
        return refusal("shared-location")
    row = places.spacelines(state).get(facts(state, option.card).quadrant, ())
    return refusal("outside-its-region" if region_of(state, option.card, row) else "not-an-end")


def perform(state: State, action: Action) -> None:
    """Place the mission."""
    lay_out(state, action.player, action.option)


PLACED = "mission_phase"
"""What a mission says of its own placing (the node ``Seeds``)."""

LAY_OUT = ActionRule("lay-out", offer, obstacle, perform)
