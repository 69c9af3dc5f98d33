"""Personnel face a dilemma (2E-dilemmas-glossary/2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.definition import FACING
from spaceline.rules.second.participants import facing, taking_part
from spaceline.rules.second.topics import ATTEMPT


def still_facing(state: State, change: Change) -> tuple[CardId, ...]:
    """Whoever was stopped or killed just before it does not face it (2E-facing-dilemmas/17)."""
    left = facing(state)
    return tuple(card for card in change.cards if card in left)


def face(state: State, change: Change) -> None:
    """From now on it is faced, and "while" texts are on (2E-when-and-while/3).

    Where nobody is left to face it, it is overcome unfaced like those beneath it (2E-facing-dilemmas/18).
    """
    at = innermost(state, DilemmaEncounter)
    encounter = state.frames[at] if at >= 0 else None
    if isinstance(encounter, DilemmaEncounter):
        step = encounter.step if change.cards else "overcome_unless_placed"
        state.frames[at] = replace(encounter, step=step, is_faced=bool(change.cards))
        keep_those_who_are_left(state)
        note_facing(state)


def keep_those_who_are_left(state: State) -> None:
    """Whoever was stopped after the dilemma was revealed has left the attempt (2E-facing-dilemmas/17)."""
    at = innermost(state, MissionAttempt)
    attempt = state.frames[at] if at >= 0 else None
    if isinstance(attempt, MissionAttempt):
        state.frames[at] = replace(attempt, participants=taking_part(state, attempt))


def note_facing(state: State) -> None:
    """Somebody begins to face a dilemma, or no longer does: values may be others."""
    if FACING in state.watched:
        state.invalidate(ATTEMPT)


def face_instead(state: State, change: Change) -> None:
    """A ship and its player's unstopped personnel aboard face the dilemma in place of the others.

    It reaches them as it would reach those in the attempt (2E-facing-dilemmas/12), who are spared.
    """
    at = innermost(state, DilemmaEncounter)
    encounter = state.frames[at] if at >= 0 else None
    if isinstance(encounter, DilemmaEncounter):
        for ship in change.cards:
            crew = places.unstopped_personnel(state, state.zone(ship, "aboard"), change.player)
            state.frames[at] = replace(encounter, player=change.player, ship=ship, participants=crew)
        state.invalidate(ATTEMPT)


VERBS = (Verb("face", face, left=still_facing), Verb("face-instead", face_instead))
