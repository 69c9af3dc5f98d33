"""The computer players by name: those of this package, and those that installed packages bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, cast

from spaceline.editions.registry import RegistrationError, installed
from spaceline.players.cadet import CadetPlayer
from spaceline.players.commander import CommanderPlayer
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.random_player import RandomPlayer
from spaceline.players.seat import Player

PLAYER_POINTS = "spaceline.players"
"""The group of entry points under which a package offers a `PlayerSpec`."""


class PlayerSpec(NamedTuple):
    """A computer player as a package offers it."""

    name: str
    """The word by which it is chosen."""
    make: Callable[[int], Player]
    """How it is made from a seed."""


class UnknownPlayerError(ValueError):
    """There is no computer player of that name."""


def registered(
    own: Mapping[str, Callable[[int], Player]], others: Iterable[PlayerSpec]
) -> Mapping[str, Callable[[int], Player]]:
    """Name to how such a player is made: own ones first, then others in their order.

    Raises:
        RegistrationError: a name is taken.
    """
    found = dict(own)
    for spec in others:
        if spec.name in found:
            raise RegistrationError(f"two players are called {spec.name!r}")
        found[spec.name] = spec.make
    return found


PLAYERS: Mapping[str, Callable[[int], Player]] = registered(
    {"random": RandomPlayer, "cadet": CadetPlayer, "heuristic": HeuristicPlayer, "commander": CommanderPlayer},
    (cast("PlayerSpec", found) for found in installed(PLAYER_POINTS, PlayerSpec)),
)
"""Name to how such a player is made from a seed."""

ON_TRIAL = frozenset({"commander"})
"""Players that have not been measured to be stronger than those below them: they are found by name, and not offered."""


def listens(name: str) -> bool:
    """Whether a computer player of that name wants to be told what happens between its decisions (``Listener``)."""
    return hasattr(PLAYERS.get(name), "told")


def make_player(name: str, seed: int) -> Player:
    """A computer player; the same seed makes the same choices in the same game, where no clock runs.

    Raises:
        UnknownPlayerError: there is none of that name.
    """
    if name not in PLAYERS:
        raise UnknownPlayerError(f"no player is called {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
