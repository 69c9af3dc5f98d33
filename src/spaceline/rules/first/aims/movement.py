"""What those who go somewhere come to there: at a mission, aboard a ship, and wherever it could take them (1E-7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.aims import Aim
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.aims.missions import AHEAD, BEHIND, HERE, STAFFING, at_place
from spaceline.rules.first.aims.staffing import of_ship
from spaceline.rules.first.data.frames import Transfer
from spaceline.rules.first.procedures.missions.permission import no_such_mission
from spaceline.rules.first.procedures.movement.boarding import BEAM, passengers
from spaceline.rules.first.values import type_of


def of_move(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """The mission at the ship's goal, with its crew."""
    assert given.option is not None
    return tuple(when_there(state, HERE, asked.player, given.option.card, given.option.target))


def of_transfer(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """Where they go: the mission there, or the ship, and where that could take them; then the ship that they leave."""
    transfer = state.frames[-1]
    assert isinstance(transfer, Transfer)
    player, source, target = asked.player, transfer.source, transfer.target
    bring(state, player, given.cards, target, transfer.verb)
    found = []
    if is_own_ship(state, player, target):
        found.append(of_ship(state, STAFFING, target))
        found.extend(of_voyages(state, player, target))
    elif target < FIRST_CARD:
        found.extend(at_place(state, HERE, player, target, given.cards))
    if is_own_ship(state, player, source):
        found.append(of_ship(state, BEHIND, source))
    return tuple(found)


def is_own_ship(state: State, player: PlayerId, end: EntityId) -> bool:
    """Whether one end is a ship that the player would have to staff."""
    return end >= FIRST_CARD and type_of(state, end) == "ship" and teams.is_own(state, end, player)


def of_voyages(state: State, player: PlayerId, ship: CardId) -> Iterator[Aim]:
    """The own missions that a crew could attempt with its ship; what is where they are without beaming down, first."""
    here = places.place_of(state, ship)
    is_ready = state.cards[ship].role == "space" and places.kind_of(state, here) == "space"
    if is_ready:
        yield from at_place(state, HERE, player, here, teams.crew(state, ship, player), ship)
    for place in places.locations(state):
        is_own = any(state.cards[card].owner == player for card in places.missions_at(state, place))
        if is_own and not (is_ready and place == here):
            yield from when_there(state, AHEAD, player, ship, place)


def when_there(state: State, kind: str, player: PlayerId, ship: CardId, place: PlaceId) -> Iterator[Aim]:
    """A mission for the crew of a ship that has flown there, and at a planet has beamed down to those who are there."""
    if no_such_mission(state, place, player) is not None:
        return
    there = state.clone()
    carry_out(there, Change("move", (ship,), player, to=place, role="space"))
    crew = teams.crew(there, ship, player)
    if places.kind_of(there, place) == "planet":
        bring(there, player, passengers(there, player, ship, place, BEAM), place, BEAM)
    yield from at_place(there, kind, player, place, crew, ship)


def bring(state: State, player: PlayerId, cards: tuple[CardId, ...], target: EntityId, verb: str) -> None:
    """Let somebody be there already."""
    if cards:
        carry_out(state, Change(verb, cards, player, to=target, role=places.zone_of(state, target)[1]))


def carry_out(state: State, change: Change) -> None:
    """Let a change happen without anybody's response."""
    state.ruleset.verbs[change.verb].apply(state, change)
