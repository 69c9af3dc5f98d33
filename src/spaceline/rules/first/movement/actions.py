"""What movement adds to the tables of the ruleset."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.movement import (
    activating,
    affiliation,
    beaming,
    cloaking,
    closing_locations,
    docking,
    flying,
    joining,
    landing,
    time_travel,
    transferring,
    walking,
)

PROCEDURES: tuple[Procedure, ...] = (transferring.TRANSFER, closing_locations.CLOSING_LOCATION)

ACTIONS: tuple[ActionRule, ...] = (
    *beaming.ACTIONS,
    *walking.ACTIONS,
    *docking.ACTIONS,
    *flying.ACTIONS,
    *time_travel.ACTIONS,
    *landing.ACTIONS,
    *cloaking.ACTIONS,
    *affiliation.ACTIONS,
    *joining.ACTIONS,
    *activating.ACTIONS,
)
