"""A player gives the game up, of which no rulebook speaks, or loses it by a card; the other of two has won then."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State

VACATED = "vacated"
"""The mark of a player who has left the game."""


def leave(state: State, player: PlayerId) -> None:
    """Let a player give the game up, whoever is asked."""
    request(state, Change("leave", (), player))


def vacate(state: State, change: Change) -> None:
    """The seat is empty."""
    table.put_mark(state, change.player, VACATED, 1)


BEATEN = "beaten"
"""The mark of a player who has lost by what a card says."""


def lose(state: State, change: Change) -> None:
    """A player has lost the game (1E-G:writ-of-accountability/2)."""
    table.put_mark(state, change.player, BEATEN, 1)


VERBS: tuple[Verb, ...] = (Verb("leave", vacate), Verb("lose", lose))
