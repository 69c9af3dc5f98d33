"""Combat and engagements of the variant: their steps (OBJ-initiate-combat, OBJ-engagements)."""

from __future__ import annotations

from spaceline.core.ruleset import Procedure
from spaceline.rules.objectives import fighting, tactics
from spaceline.rules.objectives.counterattack import STRIKING_BACK, let_strike_back
from spaceline.rules.second.battle import combat, engagements

COMBAT: Procedure = combat.COMBAT.with_step(fighting.begin, instead_of="begin").with_step(let_strike_back, after="end")

ENGAGEMENT: Procedure = (
    engagements.ENGAGEMENT.with_step(fighting.begin, instead_of="begin")
    .with_step(tactics.draw_tactics, after="engage")
    .with_step(tactics.reveal_tactics, after="draw_tactics")
    .with_step(tactics.place_marker, after="total_weapons_and_shields")
    .with_step(tactics.put_tactics_back, after="carry_out_result")
    .with_step(let_strike_back, after="end")
)
PROCEDURES = (COMBAT, ENGAGEMENT, tactics.TACTIC_CHOICE, STRIKING_BACK)
