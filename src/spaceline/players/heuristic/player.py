"""The player that goes by rules of thumb: those of the edition that is played."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.editions import Part, edition_of
from spaceline.players.seat import Player, PlayerAnswer, Seat

HEURISTICS: Part[Callable[[int], Player]] = Part("heuristic player")
"""How the player for an edition is made from a seed."""


class HeuristicPlayer:
    """Leaves its choices to the player for the edition that it finds itself playing."""

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
            self._player = HEURISTICS.of(edition_of(seat.view.ruleset))(self._seed)
        return self._player.choose(seat)
