"""A player that every edition has in its own way: it leaves its choices to the one of the edition that it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spaceline.editions import Part, edition_of
from spaceline.players.seat import Player, PlayerAnswer, Seat


class EditionPlayer:
    """Leaves its choices to the player of its kind for the edition that it finds itself playing."""

    part: ClassVar[Part[Callable[[int], Player]]]
    """How such a player for an edition is made from a seed."""

    def __init__(self, seed: int) -> None:
        """The seed is that of the player for the edition."""
        self._seed = seed
        self._player: Player | None = None

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer of the player for this edition.

        Raises:
            MissingPart: there is none.
        """
        if self._player is None:
            self._player = self.part.of(edition_of(seat.view.ruleset))(self._seed)
        return self._player.choose(seat)
