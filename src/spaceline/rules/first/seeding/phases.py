"""Which seed phase it is, and who seeds in it (1E-4.0/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.switches import readings

PHASES = {
    "begin_doorway_phase": "doorway",
    "seed_doorways": "doorway",
    "begin_mission_phase": "mission",
    "whether_to_cut": "mission",
    "draw_mission": "mission",
    "place_mission": "mission",
    "find_stations": "mission",
    "seed_stations": "mission",
    "begin_dilemma_phase": "dilemma",
    "build_for_opponent": "dilemma",
    "build_for_shared_missions": "dilemma",
    "build_for_own_missions": "dilemma",
    "seed_besides": "dilemma",
    "seed_singly": "dilemma",
    "begin_facility_phase": "facility",
    "seed_facilities": "facility",
}
"""Step of the seed phases to its phase."""

ALTERNATING = ("seed_doorways", "seed_besides", "seed_singly", "seed_facilities")
"""Steps in which one player after the other seeds a card."""


def seeding_of(state: State) -> Seeding | None:
    """The seed phases while they last."""
    frame = state.frames[0] if state.frames else None
    return frame if isinstance(frame, Seeding) else None


def phase_of(state: State) -> str:
    """``doorway mission dilemma facility``; empty once the seed phases are over."""
    frame = seeding_of(state)
    return PHASES.get(frame.step, "") if frame is not None else ""


def other(player: PlayerId) -> PlayerId:
    """The other player."""
    return 3 - player


def is_at_once(state: State) -> bool:
    """Whether both players put down their doorways at the same time (1E-4.1/1, 1E-4.1.0.1/1)."""
    return readings(state).doorways_seed == "at-once"


def is_in_stages(state: State) -> bool:
    """Whether stacks are built beneath missions in stages (1E-4.3/6, 1E-4.3.0.3/1)."""
    return readings(state).dilemmas_seed == "in-stages"


def is_between_seeds(state: State, player: PlayerId) -> bool:
    """Whether a player may use a special download now: between two seeds, never within one (1E-4.0.2/1)."""
    frame = seeding_of(state)
    if frame is None or readings(state).special_downloads_in_seed_phases != "between-actions":
        return False
    return frame.step in ALTERNATING and frame.player == player and is_within_none(state)


def is_within_none(state: State) -> bool:
    """Whether no seed and no download is being carried out; one that is just being initiated does not count."""
    return all(isinstance(above, Action) and above.step == "check_conditions" for above in state.frames[1:])


def is_final(state: State, step: str) -> bool:
    """Whether a pass is for the rest of the phase (1E-4.3/9); among doorways one by one it never is (1E-4.1.0.1/1)."""
    if step == "seed_facilities":
        return readings(state).pass_in_facility_phase == "final"
    return step != "seed_doorways"


def not_ones_turn(state: State, player: PlayerId) -> Refusal | None:
    """Why a player may not seed a card now, whatever the card (1E-4.0/1, 1E-4.3/9, 1E-4.4/1)."""
    frame = seeding_of(state)
    if frame is None or frame.step not in PHASES:
        return refusal("seeding-over")
    if frame.step not in ALTERNATING or (frame.step == "seed_doorways" and is_at_once(state)):
        return None
    if player in frame.passed and is_final(state, frame.step):
        return refusal("has-passed")
    if not is_within_none(state):
        return refusal("not-between-actions")
    return None if frame.player == player else refusal("not-your-seed")


def opened(frame: Seeding) -> Seeding:
    """The frame as each phase begins: the starting player goes first (1E-4.0/6)."""
    return replace(frame, player=frame.starting, passed=(), built=0)
