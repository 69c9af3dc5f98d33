"""Seeding a card as an action: what stands in its way in each phase (1E-4)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding import alternating, facilities, permission, stacks
from spaceline.rules.first.seeding.missions import LAY_OUT
from spaceline.rules.first.seeding.phases import ALTERNATING, PHASES, not_ones_turn, phase_of, seeding_of
from spaceline.rules.first.stations.derelicts import is_base
from spaceline.rules.first.values import facts


def offer(state: State, player: PlayerId) -> Iterable[Option]:
    """The cards that a player may seed now, where players take turns."""
    frame = seeding_of(state)
    if frame is None or frame.step not in ALTERNATING or not_ones_turn(state, player) is not None:
        return ()
    return alternating.options_of(state, frame, player)


def obstacle(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be seeded there now."""
    problem = not_ones_turn(state, player)
    if problem is not None:
        return problem
    frame = seeding_of(state)
    card, target = option.card, option.target
    if frame is None or card not in state.zone(player, "seed-deck"):
        return refusal("not-in-seed-deck")
    phase = phase_of(state)
    if option.detail in facts(state, card).affiliations:
        is_so = option.detail in facilities.declared(state, player, card, target)
        return not_face_up(state, player, option, phase) if is_so else refusal("icon-not-shown")
    if option.detail:
        is_time = phase == "mission" or permission.no_face_up(state, card, phase) is None
        return None if is_time and option in facilities.gaps(state, player, card) else refusal("no-such-target")
    is_single = frame.step == "seed_singly" and not is_base(state, target)
    if phase == "dilemma" and frame.step != "seed_besides" and not is_single:
        return not_beneath(state, frame, player, card, target)
    problem = not_face_up(state, player, option, phase)
    return problem or (refusal("not-declared") if any(facilities.declared(state, player, card, target)) else None)


def not_face_up(state: State, player: PlayerId, option: Option, phase: str) -> Refusal | None:
    """Why a card cannot be seeded face up; of the dilemma phase, once the stacks are complete."""
    problem = facilities.obstacle(state, player, option.card, option.target, phase)
    is_late = problem is not None and problem.reason == "beneath-missions" and phase == "dilemma"
    return refusal("besides-missions-now") if is_late else problem


def not_beneath(state: State, frame: Seeding, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why a card cannot be put beneath that mission at this stage (1E-4.3/6, /7, /8)."""
    if not is_base(state, target):
        return refusal("beneath-missions")
    if frame.step in stacks.CLAUSES and stacks.stage_of(state, target, player) != frame.step:
        return refusal(WRONG_STAGE[frame.step])
    return permission.no_bluff(state, player, card)


WRONG_STAGE = {
    "build_for_opponent": "opponents-missions-now",
    "build_for_shared_missions": "shared-missions-now",
    "build_for_own_missions": "own-missions-now",
}


def perform(state: State, action: Action) -> None:
    """Seed the card."""
    frame = seeding_of(state)
    if frame is not None and frame.step in PHASES:
        alternating.seed(state, frame, action.player, action.option)


SEED = ActionRule("seed", offer, obstacle, perform)

ACTIONS: tuple[ActionRule, ...] = (SEED, LAY_OUT)
