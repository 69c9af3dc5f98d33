"""The player that leaves everything to chance."""

from __future__ import annotations

import random

from spaceline.players.seat import Sampled, Seat


class RandomPlayer:
    """Draws the kind of action first and then one action of that kind: a long list does not win by its length."""

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices that the seed fixes."""
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> Sampled:
        """Any legal answer."""
        return seat.sample(self._rng)
