"""The value of a position: how likely its viewer wins, as a logistic regression on features of the view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from spaceline.core.decoding import built


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned, with how: a file of the package holds it."""

    ruleset: str
    games: int
    """How many games between heuristic players it was learned from."""
    seed: int
    positions: int
    auc: float
    """On games left out: how likely a position of a later winner is valued above one of a loser."""
    features: tuple[str, ...]
    bias: float
    weights: tuple[float, ...]
    """One for each feature, as it comes out of the view."""

    def judge(self, numbers: Sequence[float]) -> float:
        """The chance of winning, 0 to 1."""
        total = self.bias + sum(weight * number for weight, number in zip(self.weights, numbers, strict=True))
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


@cache
def learned(edition: str) -> Weights:
    """The weights for an edition.

    Raises:
        FileNotFoundError: there are none.
    """
    file = files("spaceline.players.commander") / "learned" / f"{edition}.json"
    return msgspec.json.decode(file.read_bytes(), type=built(Weights))
