"""What a crew comes to toward the staffing of its ship (2E-moving-a-ship/2 to /7)."""

from __future__ import annotations

from spaceline.core.data.aims import Aim, Need
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.second import places
from spaceline.rules.second.ships.staffing import COMMAND, STAFF
from spaceline.rules.second.values import facts, identity


def of_ship(state: State, kind: str, ship: CardId) -> Aim:
    """Whether there is somebody of the ship's affiliation, and the icons; whoever has a command icon may be staff."""
    there = places.unstopped_personnel(state, state.zone(ship, "aboard"), state.cards[ship].controller)
    crew = [identity(state, card) for card in there]
    affiliation = identity(state, ship).affiliation
    matching = sum(member.affiliation == affiliation for member in crew)
    commanders = sum(COMMAND in member.icons for member in crew)
    staff = sum(STAFF in member.icons and COMMAND not in member.icons for member in crew)
    needed = facts(state, ship).staffing
    commands = needed.count(COMMAND)
    icons = (
        Need("icon", COMMAND, commanders, commands),
        Need("icon", STAFF, staff + max(0, commanders - commands), len(needed) - commands),
    )
    return Aim(kind, ship, (Need("matching", affiliation, matching), *(icon for icon in icons if icon.need)))
