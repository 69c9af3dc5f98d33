"""What those who could attempt a mission come to toward its requirements (2E-checking-mission-requirements)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.previews import Need, Preview
from spaceline.core.state import State
from spaceline.effects.meeting import tally
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.facts import AttemptPermission
from spaceline.rules.second.missions.attempting import suits, volunteers
from spaceline.rules.second.participants import current_attempt, taking_part
from spaceline.rules.second.topics import ATTEMPT
from spaceline.rules.second.values import facts, identity

HERE = "mission"
CHECK = "check_requirements"
"""The step of an attempt at which requirements are checked."""


def of_attempt(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
    """The mission that would be attempted, with all who would take part."""
    assert given.option is not None
    option = given.option
    return (of_mission(state, HERE, asked.player, option.card, option.target, option.detail),)


def own_at(state: State, player: PlayerId, place: PlaceId = 0) -> tuple[CardId, ...]:
    """The missions that a player could still complete, everywhere or at a place."""
    return tuple(
        mission
        for mission in places.own_missions(state, player)
        if place in (0, state.cards[mission].parent)
        and facts(state, mission).requirement is not None
        and not state.mark(mission, "completed")
    )


def of_mission(
    state: State, kind: str, player: PlayerId, mission: CardId, target: EntityId, grant: str = ""
) -> Preview:
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


def left_in_attempt(state: State, asked: Decision, gone: tuple[CardId, ...]) -> tuple[Preview, ...]:
    """The mission that a player is attempting, for those who are left without some of them."""
    attempt = current_attempt(state)
    if attempt is None or attempt.player != asked.player or asked.selection is None:
        return ()
    if set(taking_part(state, attempt)).isdisjoint(asked.selection.cards):
        return ()
    left = tuple(card for card in taking_part(state, attempt) if card not in gone)
    return (judged(state, HERE, replace(attempt, step=CHECK, participants=left)),)


def judged(state: State, kind: str, attempt: MissionAttempt, beside: tuple[Need, ...] = ()) -> Preview:
    """What an attempt would come to if its requirements were checked now, with what is needed beside them."""
    state.frames.append(attempt)
    state.invalidate(ATTEMPT)
    world, scope = world_of(state), Reading(attempt.mission, attempt.player)
    values = world.without_taxed(state, scope, {})
    group = world.company(state, scope, attempt.participants, values)
    counted = tally(group, world.printed_requirement(state, scope))
    state.frames.pop()
    state.invalidate(ATTEMPT)
    return Preview(kind, attempt.mission, (*beside, *counted.needs), counted.either)


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
