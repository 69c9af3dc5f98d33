"""What a turn begins and ends: what lasted until then, who unstops, and countdowns."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.roles import IN_TURN, UNTIL_NEXT_TURN
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import is_barred
from spaceline.rules.verbs import nothing, stop_examining


def count_down(state: State, change: Change) -> None:
    """Set a countdown, or let it go down by one (1E-13.0/1)."""
    for card in change.cards:
        table.put_mark(state, card, "countdown", change.amount)


def begin_turn(state: State, change: Change) -> None:
    """All stopped cards unstop (1E-10.2.1/6); what was counted or looked at in a turn is forgotten."""
    counted = {name for _, name in state.marks if name.startswith(IN_TURN)}
    waiting = stopped_still(state, change.player)
    table.clear_marks(state, *UNTIL_NEXT_TURN, *counted)
    for card in waiting:
        table.put_mark(state, card, "stopped", 1)
    for player in state.players:
        stop_examining(state, Change("stop-examining", (), player))
    table.end_lasting(state, f"turn-of-{change.player}")


def stopped_still(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The stopped cards that do not unstop in this player's turn, where the switch lets each wait for its own.

    Nor do those whom a text keeps stopped.
    """
    stopped = [card for card, name in state.marks if name == "stopped"]
    if readings(state).stopped_until == "next-turn-of-either":
        return tuple(card for card in stopped if is_barred(state, card, "unstop"))
    return tuple(card for card in stopped if state.cards[card].controller != player or is_barred(state, card, "unstop"))


def end_of(turn: int) -> str:
    """The name of the end of a turn, by its number: what lasts until then says so."""
    return f"turn-{turn}"


def pass_turn(state: State, change: Change) -> None:
    """The turn is over."""
    table.end_lasting(state, "turn")
    table.end_lasting(state, "move")
    table.end_lasting(state, end_of(state.mark(TABLE, "turns")))
    table.add_mark(state, TABLE, "turns", 1)


VERBS = (
    Verb("count-down", count_down),
    Verb("begin_turn", begin_turn),
    Verb("pass_turn", pass_turn),
    Verb("undo-actions", nothing),
)
