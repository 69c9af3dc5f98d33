"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.players.cadet import CadetPlayer
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.random_player import RandomPlayer
from spaceline.players.seat import Player

PLAYERS: Mapping[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "cadet": CadetPlayer,
    "heuristic": HeuristicPlayer,
}
"""Name to how such a player is made from a seed."""


class UnknownPlayerError(ValueError):
    """There is no computer player of that name."""


def make_player(name: str, seed: int) -> Player:
    """A computer player; the same seed makes the same choices in the same game.

    Raises:
        UnknownPlayerError: there is none of that name.
    """
    if name not in PLAYERS:
        raise UnknownPlayerError(f"no player is called {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
