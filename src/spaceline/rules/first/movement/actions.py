"""What movement adds to the tables of the ruleset."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.movement import (
    activating,
    affiliation,
    beaming,
    carrying,
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

PROCEDURES: tuple[Procedure, ...] = (
    transferring.TRANSFER,
    closing_locations.CLOSING_LOCATION,
    carrying.DAMAGED_CARRIER,
)

ACTIONS: tuple[ActionRule, ...] = (
    *beaming.ACTIONS,
    *walking.ACTIONS,
    *docking.ACTIONS,
    *flying.ACTIONS,
    *time_travel.ACTIONS,
    *landing.ACTIONS,
    *carrying.ACTIONS,
    *cloaking.ACTIONS,
    *affiliation.ACTIONS,
    *joining.ACTIONS,
    *activating.ACTIONS,
)
