"""How many full turns damaged ships have been docked where they are repaired (1E-7.5.2/2, 1E-7.1.4/6)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.values import facts

REPAIRERS = ("outpost",)
"""The kinds of facility that repair by the rules alone (1E-2.10/3)."""

IN_DOCK = "in-dock"
"""The mark of a damaged ship that was docked when a turn began that counts for it."""


def in_repair(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The damaged ships docked at facilities that repair for which the player's turns count."""
    is_own = state.ruleset.switches["repair-turns"] == "own"
    return tuple(
        ship
        for owner in ((player,) if is_own else state.players)
        for ship in places.vessels_of(state, owner, "ship")
        if (ship, "damage") in state.marks
        and places.is_docked(state, ship)
        and facts(state, state.cards[ship].parent).kind in REPAIRERS
    )


def note_docked(state: State, player: PlayerId) -> None:
    """At the start of a turn: note who is docked.

    A full turn runs from its start to its finish, so the one in which a ship docks never counts (1E-12.2/2); nor does
    any before it was damaged.
    """
    for ship in in_repair(state, player):
        if not state.mark(ship, IN_DOCK):
            request(state, Change("note", (), player, to=ship, detail=IN_DOCK, amount=1))


def count_turn(state: State, player: PlayerId) -> None:
    """At the end of a turn: count it for those who have been docked since its start."""
    docked = tuple(ship for ship in in_repair(state, player) if state.mark(ship, IN_DOCK))
    if docked:
        request(state, Change("count-docked", docked, player))
