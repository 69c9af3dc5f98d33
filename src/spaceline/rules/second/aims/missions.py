"""What those who could attempt a mission come to toward its requirements (2E-checking-mission-requirements)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.aims import Aim, Need
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.meeting import tally
from spaceline.effects.world import Reading, world_of
from spaceline.rules.second import places
from spaceline.rules.second.aims.staffing import of_ship
from spaceline.rules.second.data.frames import Beaming, MissionAttempt
from spaceline.rules.second.facts import AttemptPermission
from spaceline.rules.second.participants import current_attempt, taking_part
from spaceline.rules.second.procedures.attempting import suits, volunteers
from spaceline.rules.second.procedures.beaming import passengers
from spaceline.rules.second.procedures.moving import range_needed
from spaceline.rules.second.topics import ATTEMPT
from spaceline.rules.second.values import facts, identity

HERE, AHEAD, STAFFING, BEHIND = "mission", "ahead", "staffing", "behind"
CHECK = "check_requirements"
"""The step of an attempt at which requirements are checked."""


def of_attempt(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """The mission that would be attempted, with all who would take part."""
    assert given.option is not None
    option = given.option
    return (of_mission(state, HERE, asked.player, option.card, option.target, option.detail),)


def of_move(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
    """The missions at the ship's goal, with its crew."""
    assert given.option is not None
    ship, goal = given.option.card, given.option.target
    return tuple(when_there(state, HERE, asked.player, ship, mission) for mission in own_at(state, asked.player, goal))


def of_beaming(state: State, asked: Decision, given: Answer) -> tuple[Aim, ...]:
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


def of_voyages(state: State, player: PlayerId, ship: CardId) -> Iterator[Aim]:
    """The missions that a crew could attempt with its ship, first what is where they are, without beaming down."""
    here = state.cards[ship].parent
    for mission in own_at(state, player):
        if state.cards[mission].parent == here and not places.has_surface(state, here):
            yield of_mission(state, HERE, player, mission, ship)
    for mission in own_at(state, player):
        if state.cards[mission].parent != here or places.has_surface(state, here):
            yield when_there(state, AHEAD, player, ship, mission)


def own_at(state: State, player: PlayerId, place: PlaceId = 0) -> tuple[CardId, ...]:
    """The missions that a player could still complete, everywhere or at a place."""
    return tuple(
        mission
        for mission in places.own_missions(state, player)
        if place in (0, state.cards[mission].parent)
        and facts(state, mission).requirement is not None
        and not state.mark(mission, "completed")
    )


def when_there(state: State, kind: str, player: PlayerId, ship: CardId, mission: CardId) -> Aim:
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


def of_mission(state: State, kind: str, player: PlayerId, mission: CardId, target: EntityId, grant: str = "") -> Aim:
    """A mission for those who would take part in an attempt from a planet or aboard a ship."""
    attempt = MissionAttempt(
        step=CHECK,
        player=player,
        mission=mission,
        place=state.cards[mission].parent,
        ship=target if target >= FIRST_CARD else 0,
        participants=volunteers(state, player, mission, target),
        grant=grant,
    )
    return judged(state, kind, attempt, affiliated(state, attempt))


def left_in_attempt(state: State, asked: Decision, gone: tuple[CardId, ...]) -> tuple[Aim, ...]:
    """The mission that a player is attempting, for those who are left without some of them."""
    attempt = current_attempt(state)
    if attempt is None or attempt.player != asked.player or asked.selection is None:
        return ()
    if set(taking_part(state, attempt)).isdisjoint(asked.selection.cards):
        return ()
    left = tuple(card for card in taking_part(state, attempt) if card not in gone)
    return (judged(state, HERE, replace(attempt, step=CHECK, participants=left)),)


def judged(state: State, kind: str, attempt: MissionAttempt, beside: tuple[Need, ...] = ()) -> Aim:
    """What an attempt would come to if its requirements were checked now, with what is needed beside them."""
    state.frames.append(attempt)
    state.invalidate(ATTEMPT)
    world, scope = world_of(state), Reading(attempt.mission, attempt.player)
    values = world.without_taxed(state, scope, {})
    group = world.company(state, scope, attempt.participants, values)
    counted = tally(group, world.printed_requirement(state, scope))
    state.frames.pop()
    state.invalidate(ATTEMPT)
    return Aim(kind, attempt.mission, (*beside, *counted.needs), counted.either)


def affiliated(state: State, attempt: MissionAttempt) -> tuple[Need, ...]:
    """Somebody whose affiliation may begin the attempt, where that matters (2E-attempting-a-mission/5, /6)."""
    permission = facts(state, attempt.mission).attempt or AttemptPermission()
    named, kind = permission.affiliations, "matching"
    if not named:
        named, kind = permission.excluded, "unlike"
    if attempt.grant or not named:
        return ()
    able = sum(suits(permission, identity(state, card).affiliation) for card in attempt.participants)
    return (Need(kind, "/".join(named), able),)
