"""What movement adds to the tables of the ruleset."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.movement import (
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
