"""How many full turns damaged ships have been docked where they are repaired (1E-7.5.2/2, 1E-7.1.4/6)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.definition import MENDS
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import facts

REPAIRERS = ("outpost",)
"""The kinds of facility that repair by the rules alone (1E-2.10/3)."""

IN_DOCK = "in-dock"
"""The mark of a damaged ship that was docked when a turn began that counts for it."""


def in_repair(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The damaged ships that are being repaired for which the player's turns count."""
    is_own = readings(state).repair_turns == "own"
    return tuple(
        ship
        for owner in ((player,) if is_own else state.players)
        for ship in places.vessels_of(state, owner, "ship")
        if is_mended(state, ship)
    )


def is_mended(state: State, ship: CardId) -> bool:
    """Whether a ship is damaged, and docked at a facility that repairs or with somebody aboard who does."""
    if (ship, "damage") not in state.marks:
        return False
    if places.is_docked(state, ship) and facts(state, state.cards[ship].parent).kind in REPAIRERS:
        return True
    return any(
        state.cards[card].parent == ship and state.ruleset.language.text_is_on(state, card)
        for card in state.watched.get(MENDS, ())
        if state.cards[card].controller == state.cards[ship].controller
    )


def note_docked(state: State, player: PlayerId) -> None:
    """At the start of a turn: note who is docked.

    A full turn runs from its start to its finish, so the one in which a ship docks never counts (1E-12.2/2); nor does
    any before it was damaged.
    """
    mended = in_repair(state, player)
    for ship in places.vessels_of(state, player, "ship"):
        if state.mark(ship, IN_DOCK) and ship not in mended:
            request(state, Change("note", (), player, to=ship, detail=IN_DOCK))
            request(state, Change("note", (), player, to=ship, detail="docked-turns"))
    for ship in mended:
        if not state.mark(ship, IN_DOCK):
            request(state, Change("note", (), player, to=ship, detail=IN_DOCK, amount=1))


def count_turn(state: State, player: PlayerId) -> None:
    """At the end of a turn: count it for those who have been docked since its start."""
    docked = tuple(ship for ship in in_repair(state, player) if state.mark(ship, IN_DOCK))
    if docked:
        request(state, Change("count-docked", docked, player))
