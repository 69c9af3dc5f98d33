"""How much a searching player may do about one decision: so many trials, and no longer than the time allows."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from spaceline.players.clock import MoveClock


class Effort(NamedTuple):
    """How hard a player searches."""

    rounds: tuple[int, ...] = (4, 8, 12)
    """How many worlds more are tried in each round; after a round the better half of the answers stays."""
    answers: int = 12
    """So many answers are compared at most."""
    mean: float = 0.3
    """Seconds for a decision on average, where somebody waits; what is not used is saved."""
    most: float = 2.5
    """Seconds for one decision at most."""


USUAL = Effort()


class Purse:
    """Time that is saved over easy decisions for hard ones."""

    def __init__(self, effort: Effort) -> None:
        """Begin with what one decision may take at most."""
        self._effort = effort
        self._saved = effort.most

    def earn(self) -> None:
        """Another decision is made."""
        self._saved = min(self._saved + self._effort.mean, 2 * self._effort.most)

    def until(self, clock: MoveClock | None) -> float:
        """The moment at which a search must end; none where nobody waits, so that chance alone decides nothing."""
        if clock is None:
            return float("inf")
        return monotonic() + max(0.0, min(self._saved, self._effort.most, clock.left))

    def spend(self, seconds: float) -> None:
        """So long was searched."""
        self._saved = max(0.0, self._saved - seconds)
