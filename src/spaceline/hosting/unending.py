"""A turn that a computer player does not end: after so many orders from which nothing lasts, it is ended for it."""

from __future__ import annotations

from collections.abc import Hashable

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import TABLE
from spaceline.core.state import State

ORDERS = 60
"""So many orders in one turn, one after another, may leave nothing that lasts. The longest turns known have twelve."""
ENDS = ("end-play", "end-orders", "end-turn")
"""The kinds of option that end a part of the turn, in every edition."""


class TurnBound:
    """Counts the orders of whoever has the turn, from the moment at which it is first asked."""

    def __init__(self) -> None:
        """Nobody has been asked for an order."""
        self._turn: Hashable = None
        self._entries = -1
        self._idle = 0
        self._been: set[Hashable] = set()

    def end_due(self, state: State, entries: int) -> Answer | None:
        """The end of this part of the turn, in the table's numbers, where the open decision must be answered with it.

        ``entries`` numbers the decision: to ask again about the same one counts nothing.
        """
        asked = engine.decision(state)
        end = next((option for option in asked.options if option.kind in ENDS), None) if asked is not None else None
        if asked is None or end is None:
            return None
        if entries < self._entries:  # somebody went back: what the computer did since has not happened
            self._turn = None
        if entries != self._entries:
            self._entries = entries
            self._count(state, (state.mark(TABLE, "turns"), asked.player))
        return Answer(option=end) if self._idle >= ORDERS else None

    def _count(self, state: State, turn: Hashable) -> None:
        if turn != self._turn:
            self._turn, self._idle = turn, 0
            self._been.clear()
        now = what_lasts(state)
        self._idle = self._idle + 1 if now in self._been else 0
        self._been.add(now)


def what_lasts(state: State) -> Hashable:
    """Which cards are in play under whose command, and where all others lie: not where those in play have gone."""
    roles = state.ruleset.roles
    return frozenset(
        (card, leaf.controller, "" if roles[leaf.role].in_play else leaf.role) for card, leaf in state.cards.items()
    )
