"""What those who could attempt a mission come to toward its requirements (1E-7.2.5/1, 1E-7.2.1/5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.previews import Need, Preview
from spaceline.core.state import State
from spaceline.effects.meeting import tally
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.missions import alternates, attempting, permission, solving
from spaceline.rules.first.participants import current_attempt, taking_part
from spaceline.rules.first.topics import ATTEMPT

HERE, AHEAD, STAFFING, BEHIND = "mission", "ahead", "staffing", "behind"
CHECK = "check_requirements"
"""The step of an attempt at which requirements are checked."""


def of_attempt(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The mission that would be attempted, with all who would take part, by every set of requirements."""
    assert given.option is not None
    return tuple(of_option(state, HERE, asked.player, given.option))


def of_declaring(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The requirements that would be declared (1E-7.2.5.0.2/1)."""
    attempt, option = current_attempt(state), given.option
    assert attempt is not None
    assert option is not None
    by = option.card if option.card != attempt.mission else 0
    return judged(state, HERE, replace(attempt, step=CHECK, by=by))


def left_in_attempt(state: State, asked: Decision, gone: tuple[CardId, ...]) -> tuple[Preview, ...]:
    """The mission that a player is attempting, for those who are left without some of them."""
    attempt = current_attempt(state)
    if attempt is None or attempt.player != asked.player or asked.selection is None:
        return ()
    if set(taking_part(state, attempt)).isdisjoint(asked.selection.cards):
        return ()
    here = tuple(card for card in attempt.participants if card not in gone)
    joined = tuple(card for card in attempt.joined if card not in gone)
    return judged(state, HERE, replace(attempt, step=CHECK, participants=here, joined=joined))


def at_place(
    state: State, kind: str, player: PlayerId, place: PlaceId, cards: tuple[CardId, ...], ship: EntityId = 0
) -> Iterator[Preview]:
    """The mission of a location for the teams there to which some of the cards belong, or for all of them.

    With a ship, only what its crew takes part in.
    """
    if permission.no_such_mission(state, place, player) is not None:
        return
    mission = places.mission_for(state, place, player)
    options = [
        Option("attempt", mission, target, detail)
        for target, detail in tuple(attempting.attempters(state, place, player)) or nobody_yet(state, place, player)
        if not ship or target in (ship, place)
    ]
    theirs = [it for it in options if set(cards) & set(attempting.team_of_option(state, place, player, it))]
    for option in theirs or options:
        yield from of_option(state, kind, player, option)


def nobody_yet(state: State, place: PlaceId, player: PlayerId) -> tuple[tuple[EntityId, str], ...]:
    """Who could try at a location as soon as there is an Away Team on its surface."""
    targets = (place,) if places.kind_of(state, place) == "planet" else places.ships_at(state, place, player)
    return tuple((target, "") for target in targets)


def of_option(state: State, kind: str, player: PlayerId, option: Option) -> Iterator[Preview]:
    """An attempt that could be made, by the printed requirements and by those of cards on the mission."""
    attempting.begin_attempt(state, Action(option=option, player=player))
    attempt = state.frames.pop()
    assert isinstance(attempt, MissionAttempt)
    end = places.end_for(state, attempt.place, player)
    is_printed = end is not None and end.requirement is not None
    for by in (*((0,) if is_printed else ()), *alternates.alternates(state, attempt.place, player)):
        yield from judged(state, kind, replace(attempt, step=CHECK, by=by))


def judged(state: State, kind: str, attempt: MissionAttempt) -> tuple[Preview, ...]:
    """What an attempt would come to if its requirements were checked now; somebody must match it (1E-7.2.1/5)."""
    state.frames.append(attempt)
    state.invalidate(ATTEMPT)
    team, source = taking_part(state, attempt), attempt.by or attempt.mission
    needs = affiliated(state, attempt, team)
    _, asked = solving.requirements_of(state, attempt)
    counted = None
    if asked is not None:
        counted = tally(world_of(state).company(state, Reading(source, attempt.player), team), asked)
    state.frames.pop()
    state.invalidate(ATTEMPT)
    return (Preview(kind, source, (*needs, *counted.needs), counted.either),) if counted is not None else ()


def affiliated(state: State, attempt: MissionAttempt, team: tuple[CardId, ...]) -> tuple[Need, ...]:
    """Somebody whose affiliation lets the team attempt, where the mission or the card that is used names any."""
    end = places.end_for(state, attempt.place, attempt.player)
    admitted = alternates.text_of(state, attempt.by)[1].affiliations if attempt.by else ()
    named = admitted or (end.attempt if end is not None else ())
    if not named:
        return ()
    able = alternates.matching(state, attempt.place, attempt.player, team, attempt.by)
    return (Need("matching", "/".join(named), len(able)),)
