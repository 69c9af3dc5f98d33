"""Asking to go back again and again: whoever did not agree is left in peace for a while, each time for longer."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from spaceline.core.data.leaves import PlayerId
from spaceline.presentation.lexicon.english import SERVER, refusal_of

FREE = 3
"""So often a player may ask in vain before it has to be waited."""
FIRST, LONGEST = 15.0, 480.0
"""So many seconds are waited then, and twice as many after each time, up to so many."""


class UndoRequests:
    """How often each player of a match has asked in vain, and when last."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Nobody has asked."""
        self.clock = clock
        self.asked: dict[PlayerId, tuple[int, float]] = {}

    def ask(self, player: PlayerId) -> None:
        """Count that a player asks.

        Raises:
            Refusal: it is too soon after the last time.
        """
        times, last = self.asked.get(player, (0, 0.0))
        wait = min(LONGEST, FIRST * 2 ** (times - FREE)) if times >= FREE else 0.0
        left = last + wait - self.clock()
        if wait and left > 0:
            raise refusal_of(SERVER, "asked-before", number=max(2, round(left)))
        self.asked[player] = times + 1, self.clock()

    def agreed(self, player: PlayerId) -> None:
        """The others have agreed: a player may ask as if for the first time."""
        self.asked.pop(player, None)
