"""Personnel face a dilemma (2E-dilemmas-glossary/2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.rules.second.data.frames import DilemmaEncounter
from spaceline.rules.second.participants import facing


def still_facing(state: State, change: Change) -> tuple[CardId, ...]:
    """Whoever was stopped or killed just before it does not face it (2E-facing-dilemmas/17)."""
    left = facing(state)
    return tuple(card for card in change.cards if card in left)


def face(state: State, change: Change) -> None:
    """Where nobody is left to face it, it is overcome unfaced like those beneath it (2E-facing-dilemmas/18)."""
    at = innermost(state, DilemmaEncounter)
    encounter = state.frames[at] if at >= 0 else None
    if isinstance(encounter, DilemmaEncounter) and not change.cards:
        state.frames[at] = replace(encounter, step="overcome_unless_placed")


VERBS = (Verb("face", face, left=still_facing),)
