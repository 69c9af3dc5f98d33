"""How sure a result is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.96
"""Standard deviations on each side that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A share that was counted, and the range in which the true one lies in 19 of 20 cases."""

    rate: float
    low: float
    high: float


def share(successes: float, trials: int) -> Share:
    """A share with its interval (Wilson 1927), which stays honest for few trials and near 0 and 1.

    Raises:
        ValueError: there was no trial.
    """
    if trials < 1:
        raise ValueError("there was no trial")
    rate = successes / trials
    square = SURE * SURE / trials
    centre = (rate + square / 2) / (1 + square)
    spread = SURE / (1 + square) * sqrt(rate * (1 - rate) / trials + square / (4 * trials))
    return Share(rate, max(0.0, min(rate, centre - spread)), min(1.0, max(rate, centre + spread)))
