"""What battle adds to the tables of the ruleset."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.battle import attacking_ships, attacking_teams, bombarding, reinforcing
from spaceline.rules.first.battle.assaults import ASSAULT
from spaceline.rules.first.battle.personnel import PERSONNEL_BATTLE
from spaceline.rules.first.battle.ships import MUSTERING, SHIP_BATTLE
from spaceline.rules.first.tactics.choosing import CHOICE_OF_TACTIC
from spaceline.rules.first.tactics.marking import TACTICS_DAMAGE

PROCEDURES: tuple[Procedure, ...] = (
    PERSONNEL_BATTLE,
    SHIP_BATTLE,
    MUSTERING,
    ASSAULT,
    CHOICE_OF_TACTIC,
    TACTICS_DAMAGE,
)

ACTIONS: tuple[ActionRule, ...] = (
    *attacking_teams.ACTIONS,
    *attacking_ships.ACTIONS,
    *bombarding.ACTIONS,
    *reinforcing.ACTIONS,
)
