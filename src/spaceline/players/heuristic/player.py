"""The player that goes by rules of thumb: those of the edition that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.players.heuristic.first import FirstHeuristic
from spaceline.players.heuristic.second import SecondHeuristic
from spaceline.players.seat import Choice, Player, Seat

BY_EDITION: Mapping[str, Callable[[int], Player]] = {"2e": SecondHeuristic, "1e": FirstHeuristic}
"""How the names of an edition's rulesets begin to the player for it."""


class UnplayedEditionError(LookupError):
    """There are no rules of thumb for an edition."""


class HeuristicPlayer:
    """Leaves its choices to the player for the edition that it finds itself playing."""

    def __init__(self, seed: int) -> None:
        """The seed is that of the player for the edition."""
        self._seed = seed
        self._player: Player | None = None

    def choose(self, seat: Seat) -> Choice:
        """The answer of the player for this edition.

        Raises:
            UnplayedEditionError: there is none.
        """
        if self._player is None:
            ruleset = seat.view.ruleset
            made = BY_EDITION.get(ruleset.split("-")[0])
            if made is None:
                raise UnplayedEditionError(f"there are no rules of thumb for {ruleset}")
            self._player = made(self._seed)
        return self._player.choose(seat)
