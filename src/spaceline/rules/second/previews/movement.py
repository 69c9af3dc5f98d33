"""What those who go somewhere come to there: at a mission, aboard a ship, and wherever it could take them.

That is their part of the staffing of a ship too (2E-moving-a-ship/2 to /7).
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.data.previews import Need, Preview
from spaceline.core.state import State
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import Beaming
from spaceline.rules.second.movement.beaming import passengers
from spaceline.rules.second.movement.moving import range_needed
from spaceline.rules.second.movement.staffing import COMMAND, STAFF
from spaceline.rules.second.previews.missions import HERE, of_mission, own_at
from spaceline.rules.second.values import facts, identity

AHEAD, STAFFING, BEHIND = "ahead", "staffing", "behind"


def of_move(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The missions at the ship's goal, with its crew."""
    assert given.option is not None
    ship, goal = given.option.card, given.option.target
    return tuple(when_there(state, HERE, asked.player, ship, mission) for mission in own_at(state, asked.player, goal))


def of_beaming(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """Where they go: the missions there, or the ship, and where that could take them; then the ship that they leave."""
    beaming = state.frames[-1]
    assert isinstance(beaming, Beaming)
    player, source, target = asked.player, beaming.source, beaming.target
    beam(state, player, given.cards, target)
    found = []
    if target >= FIRST_CARD:
        found.append(of_ship(state, STAFFING, target))
        found.extend(of_voyages(state, player, target))
    else:
        found.extend(of_mission(state, HERE, player, mission, target) for mission in own_at(state, player, target))
    if source >= FIRST_CARD:
        found.append(of_ship(state, BEHIND, source))
    return tuple(found)


def of_voyages(state: State, player: PlayerId, ship: CardId) -> Iterator[Preview]:
    """The missions that a crew could attempt with its ship, first what is where they are, without beaming down."""
    here = state.cards[ship].parent
    for mission in own_at(state, player):
        if state.cards[mission].parent == here and not places.has_surface(state, here):
            yield of_mission(state, HERE, player, mission, ship)
    for mission in own_at(state, player):
        if state.cards[mission].parent != here or places.has_surface(state, here):
            yield when_there(state, AHEAD, player, ship, mission)


def when_there(state: State, kind: str, player: PlayerId, ship: CardId, mission: CardId) -> Preview:
    """A mission for the crew of a ship that has flown there, and at a planet has beamed down to those who are there."""
    there, place, here = state.clone(), state.cards[mission].parent, state.cards[ship].parent
    if place != here:
        needed = range_needed(there, ship, here, place)
        carry_out(there, Change("move", (ship,), player, to=place, role="orbit", amount=needed))
    if not places.has_surface(there, place):
        return of_mission(there, kind, player, mission, ship)
    beam(there, player, passengers(there, player, ship), place)
    return of_mission(there, kind, player, mission, place)


def beam(state: State, player: PlayerId, cards: tuple[CardId, ...], target: EntityId) -> None:
    """Let somebody be there already."""
    role = "aboard" if target >= FIRST_CARD else "surface"
    if cards:
        carry_out(state, Change("beam", cards, player, to=target, role=role))


def carry_out(state: State, change: Change) -> None:
    """Let a change happen without anybody's response."""
    state.ruleset.verbs[change.verb].apply(state, change)


def of_ship(state: State, kind: str, ship: CardId) -> Preview:
    """Whether there is somebody of the ship's affiliation, and the icons; whoever has a command icon may be staff."""
    there = places.unstopped_personnel(state, state.zone(ship, "aboard"), state.cards[ship].controller)
    crew = [identity(state, card) for card in there]
    affiliation = identity(state, ship).affiliation
    matching = sum(member.affiliation == affiliation for member in crew)
    commanders = sum(COMMAND in member.icons for member in crew)
    staff = sum(STAFF in member.icons and COMMAND not in member.icons for member in crew)
    needed = facts(state, ship).staffing
    commands = needed.count(COMMAND)
    icons = (
        Need("icon", COMMAND, commanders, commands),
        Need("icon", STAFF, staff + max(0, commanders - commands), len(needed) - commands),
    )
    return Preview(kind, ship, (Need("matching", affiliation, matching), *(icon for icon in icons if icon.need)))
