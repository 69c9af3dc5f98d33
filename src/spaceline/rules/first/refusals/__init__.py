"""The refusals of First Edition: a code, a sentence and the clause that is enforced; one table for each chapter."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.rules.first.refusals.battle import BATTLE
from spaceline.rules.first.refusals.missions import MISSIONS
from spaceline.rules.first.refusals.movement import MOVEMENT
from spaceline.rules.first.refusals.play import PLAY
from spaceline.rules.first.refusals.seeding import SEEDING
from spaceline.rules.first.refusals.turn import TURN

SENTENCES: dict[str, tuple[str, str]] = {**TURN, **SEEDING, **PLAY, **MOVEMENT, **MISSIONS, **BATTLE}
"""Code to sentence and clause."""


def refusal(reason: str) -> Refusal:
    """The refusal of that code."""
    sentence, clause = SENTENCES[reason]
    return Refusal(reason, sentence, clause)
