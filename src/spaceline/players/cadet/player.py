"""The cadet for the edition that is played."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.editions import Part, edition_of
from spaceline.players.seat import Player, PlayerAnswer, Seat

CADETS: Part[Callable[[int], Player]] = Part("cadet")
"""How the cadet for an edition is made from a seed."""


class CadetPlayer:
    """Leaves its choices to the cadet for the edition that it finds itself playing."""

    def __init__(self, seed: int) -> None:
        """The seed is that of the cadet for the edition."""
        self._seed = seed
        self._player: Player | None = None

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer of the cadet for this edition.

        Raises:
            MissingPart: there is none.
        """
        if self._player is None:
            self._player = CADETS.of(edition_of(seat.view.ruleset))(self._seed)
        return self._player.choose(seat)
