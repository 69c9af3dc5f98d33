"""The player that leaves everything to chance."""

from __future__ import annotations

import random

from spaceline.players.random_seeding import SEEDING
from spaceline.players.seat import PlayerAnswer, Seat


class RandomPlayer:
    """Draws the kind of action first and then one action of that kind: a long list does not win by its length.

    Only what it seeds belongs where it goes, most of the time.
    """

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices that the seed fixes."""
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> PlayerAnswer:
        """Any legal answer."""
        seeding = SEEDING.get(seat.prompt)
        return seeding(seat, self._rng) if seeding is not None else seat.sample(self._rng)
