"""The cadet for the edition that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spaceline.editions import Part
from spaceline.players.edition_player import EditionPlayer
from spaceline.players.seat import Player

CADETS: Part[Callable[[int], Player]] = Part("cadet")
"""How the cadet for an edition is made from a seed."""


class CadetPlayer(EditionPlayer):
    """Leaves its choices to the cadet for the edition that it finds itself playing."""

    part: ClassVar[Part[Callable[[int], Player]]] = CADETS
