"""Turns that walk in circles: the same position twice among the orders of one turn, or orders without end."""

from __future__ import annotations

from collections.abc import Hashable

from spaceline.core import engine
from spaceline.core.data.leaves import TABLE
from spaceline.core.state import State

ORDERS_A_TURN = 40
"""So many orders in one turn are a walk in circles, whatever else they change; the longest turns known have twelve."""
TRACK = "range-used"
"""The number that also goes up when a ship flies away and back."""


class Circling:
    """Looks at a game before each answer."""

    def __init__(self) -> None:
        """No turn has been seen."""
        self.turn = -1
        self.orders = 0
        """How many orders were asked for in this turn."""
        self.longest = 0
        """How many orders were asked for in the longest turn so far."""
        self._been: set[Hashable] = set()

    def look(self, state: State) -> str:
        """What is wrong with the turn in which an answer is due now; empty while it gets on."""
        asked = engine.decision(state)
        turn = state.mark(TABLE, "turns")
        if turn != self.turn:
            self.turn, self.orders = turn, 0
            self._been.clear()
        if asked is None or asked.prompt != "orders":
            return ""
        self.orders += 1
        self.longest = max(self.longest, self.orders)
        position = position_of(state)
        if position in self._been:
            return f"turn {turn} comes back to a position, at its order {self.orders}"
        self._been.add(position)
        return f"turn {turn} has {self.orders} orders" if self.orders > ORDERS_A_TURN else ""


def position_of(state: State) -> Hashable:
    """Where every card lies, and what is kept on the table but for the Range that has been used."""
    cards = frozenset((card, leaf.parent, leaf.role, leaf.controller) for card, leaf in state.cards.items())
    numbers = frozenset((*mark, value) for mark, value in state.marks.items() if mark[1] != TRACK)
    return cards, numbers, len(state.lasting)
