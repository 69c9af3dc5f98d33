"""Ships that move, and their Range (2E-moving-a-ship)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.second.values import attribute

NEXT_TURN = "next turn"
"""How a ship moves that uses the Range of its next turn: the detail of its change."""
OWED = "range-owed"
"""The mark of the Range that a ship will have used when its commander's next turn begins."""


def use_range(state: State, change: Change) -> None:
    """Use up Range and move ships (2E-moving-a-ship/11)."""
    mark = OWED if change.detail == NEXT_TURN else "range-used"
    for ship in change.cards:
        table.add_mark(state, ship, mark, change.amount)
        table.move(state, ship, change.to, "orbit")


def spend_range(state: State, change: Change) -> None:
    """Ships have used all their Range for this turn."""
    for ship in change.cards:
        table.put_mark(state, ship, "range-used", attribute(state, ship, "Range"))


def restore_range(state: State, change: Change) -> None:
    """Ships have used no Range this turn."""
    for ship in change.cards:
        table.put_mark(state, ship, "range-used", 0)


def call_in(state: State, player: PlayerId) -> None:
    """A turn begins: the Range that the player's ships have used of it before is gone."""
    for ship, name in tuple(state.marks):
        if name == OWED and state.cards[ship].controller == player:
            table.add_mark(state, ship, "range-used", state.mark(ship, OWED))
            table.put_mark(state, ship, OWED, 0)


VERBS: tuple[Verb, ...] = (
    Verb("move", use_range),
    Verb("spend-range", spend_range),
    Verb("restore-range", restore_range),
)
