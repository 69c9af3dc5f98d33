"""A player gives the game up, of which no rulebook speaks; the other of two has won then."""

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


VERBS: tuple[Verb, ...] = (Verb("leave", vacate),)
