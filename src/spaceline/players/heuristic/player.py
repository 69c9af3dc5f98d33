"""The player that goes by rules of thumb: those of the edition that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spaceline.editions import Part
from spaceline.players.edition_player import EditionPlayer
from spaceline.players.seat import Player

HEURISTICS: Part[Callable[[int], Player]] = Part("heuristic player")
"""How the player for an edition is made from a seed."""


class HeuristicPlayer(EditionPlayer):
    """Leaves its choices to the player for the edition that it finds itself playing."""

    part: ClassVar[Part[Callable[[int], Player]]] = HEURISTICS
