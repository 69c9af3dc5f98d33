"""Rotation damage, destruction and repair (1E-7.5)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.procedures.in_dock import those_repairing
from spaceline.rules.first.verbs.movement import FULL_TURNS

HULL_LOSS = 50
"""What one rotation damage takes off the HULL (1E-7.5.1.2/1)."""
FATAL = 2
"""So many rotation damages leave no HULL."""
TURNS_IN_DOCK = 2
"""Full turns docked after which rotation damage is repaired (1E-7.5.2/2)."""


def is_damaged(state: State, card: CardId) -> bool:
    """Whether a card is damaged: its Cloaking Device is off-line (1E-7.5.1.2/1)."""
    return (card, "damage") in state.marks


def has_no_hull(state: State, card: CardId) -> bool:
    """Whether nothing is left of the HULL of a card."""
    return state.mark(card, "damage") >= FATAL


def hull_lost(damages: int) -> int:
    """The percentage of HULL that so many damages take; no card loses more than all of it (1E-7.4.3/9)."""
    return min(100, HULL_LOSS * damages)


def repairs(state: State, player: PlayerId) -> tuple[Change, ...]:
    """At the end of a player's turn: ships that have been in repair for two full turns are repaired.

    1E-7.5.2/2, 1E-7.1.4/6. Facilities are repaired only by cards (1E-7.5.2/3).
    """
    ready = tuple(
        ship
        for ship in places.vessels_of_type(state, player, "ship")
        if is_damaged(state, ship)
        and any(state.mark(card, FULL_TURNS) >= TURNS_IN_DOCK for card in those_repairing(state, ship))
    )
    return (Change("repair", ready, player),) if ready else ()
