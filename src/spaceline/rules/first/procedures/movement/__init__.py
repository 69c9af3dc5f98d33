"""Movement: beaming, walking, docking, flying, landing, cloaking, and who works with whom (1E-7.1, 1E-7.6, 1E-6.3)."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.procedures.movement import (
    activating,
    affiliation,
    beaming,
    cloaking,
    docking,
    flying,
    joining,
    landing,
    transferring,
    walking,
)

PROCEDURES: tuple[Procedure, ...] = (transferring.TRANSFER,)

ACTIONS: tuple[ActionRule, ...] = (
    *beaming.ACTIONS,
    *walking.ACTIONS,
    *docking.ACTIONS,
    *flying.ACTIONS,
    *landing.ACTIONS,
    *cloaking.ACTIONS,
    *affiliation.ACTIONS,
    *joining.ACTIONS,
    *activating.ACTIONS,
)
