"""What battle adds to the tables of the ruleset."""

from __future__ import annotations

from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.rules.first.procedures.battle import attacking_ships, attacking_teams, custody
from spaceline.rules.first.procedures.battle.capture import CAPTURING
from spaceline.rules.first.procedures.battle.personnel import PERSONNEL_BATTLE
from spaceline.rules.first.procedures.battle.ships import MUSTERING, SHIP_BATTLE

PROCEDURES: tuple[Procedure, ...] = (PERSONNEL_BATTLE, SHIP_BATTLE, MUSTERING, CAPTURING)

ACTIONS: tuple[ActionRule, ...] = (*attacking_teams.ACTIONS, *attacking_ships.ACTIONS, *custody.ACTIONS)
