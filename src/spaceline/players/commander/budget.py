"""How much a searching player may do about one decision: so many trials, and no longer than the time allows."""

from __future__ import annotations

from typing import NamedTuple

from spaceline.players.clock import MoveClock

RARELY = 24
"""Of so many decisions one may take longer than usual: a rate of 4 %, so that 95 of 100 keep to the usual time."""


class Effort(NamedTuple):
    """How hard a player searches; times count only where somebody waits."""

    rounds: tuple[int, ...] = (4, 8, 12)
    """How many worlds more are tried in each round; after a round the better half of the answers stays."""
    answers: int = 12
    """So many answers are compared at most."""
    mean: float = 0.3
    """Seconds for a decision on average; what is not used is saved."""
    usually: float = 0.4
    """Seconds for one decision at most, but for one in ``RARELY``."""
    most: float = 2.5
    """Seconds for that one."""


USUAL = Effort()
QUICK = Effort(rounds=(3, 5), answers=8, mean=0.1, usually=0.15, most=0.4)
THOROUGH = Effort(rounds=(8, 16, 24), answers=16, mean=1.0, usually=1.5, most=4.0)


class Allowance:
    """The time of one search, told by the clock of the seat alone."""

    def __init__(self, clock: MoveClock | None, seconds: float) -> None:
        """So many seconds from now, or what is left on the clock if that is less."""
        self._clock, self._seconds = clock, seconds
        self._begun = 0.0 if clock is None else clock.left

    @property
    def spent(self) -> float:
        """Seconds since it began; none where no clock runs, so that chance alone decides nothing."""
        return 0.0 if self._clock is None else self._begun - self._clock.left

    @property
    def is_used_up(self) -> bool:
        """Whether the answer must be given now."""
        return self._clock is not None and (self._clock.left <= 0 or self.spent >= self._seconds)


class Purse:
    """Time that is saved over easy decisions for hard ones."""

    def __init__(self, effort: Effort) -> None:
        """Begin with what one decision may take at most."""
        self._effort = effort
        self._saved = effort.most
        self._since_long = 0

    def earn(self) -> None:
        """Another decision is made."""
        self._saved = min(self._saved + self._effort.mean, 2 * self._effort.most)
        self._since_long += 1

    def allow(self, clock: MoveClock | None) -> Allowance:
        """The time of the search that begins now."""
        effort = self._effort
        return Allowance(clock, min(self._saved, effort.most if self._since_long >= RARELY else effort.usually))

    def spend(self, seconds: float) -> None:
        """So long was searched."""
        self._saved = max(0.0, self._saved - seconds)
        if seconds > self._effort.usually:
            self._since_long = 0
