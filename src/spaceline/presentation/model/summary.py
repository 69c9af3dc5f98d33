"""How a game went, once it is over."""

from __future__ import annotations

import msgspec


class Solved(msgspec.Struct, frozen=True):
    """A mission, or an objective, that was completed."""

    face: str
    """The definition."""
    points: int
    turn: int


class Scored(msgspec.Struct, frozen=True):
    """Points that were scored, or lost, for anything but a mission."""

    text: str
    """What was told of it."""
    points: int
    turn: int


class Revealed(msgspec.Struct, frozen=True):
    """Cards that the viewer sees only now that the game is over."""

    label: str
    """Where they lie: ``hand``, ``deck``."""
    faces: tuple[str, ...]


class PlayerSummary(msgspec.Struct, frozen=True):
    """How a game went for one player."""

    player: int
    points: int
    by_turn: tuple[int, ...]
    """The points after each turn; empty where what was told does not come to what was scored."""
    missions: tuple[Solved, ...]
    revealed: tuple[Revealed, ...] = ()
    others: tuple[Scored, ...] = ()
    """What else was scored; with the missions it comes to the points, where ``by_turn`` does."""


class GameSummary(msgspec.Struct, frozen=True):
    """How a game went for everybody."""

    players: tuple[PlayerSummary, ...]
    decided: str = ""
    """The last thing by which points were scored, in a sentence."""
    winners: tuple[int, ...] = ()
    reason: str = ""
    """The code of why the game ended: ``points``, ``decks``, ``left``."""
    completes: str = "mission"
    """The type of the cards that players complete in it: ``mission`` or ``objective``."""
