"""What an edition has for the searching player: what to compare, how to play on and how to judge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from spaceline.core.data.decisions import Answer
from spaceline.editions import Part
from spaceline.players.commander.search import Judge, Tries
from spaceline.players.seat import Seat


@dataclass(frozen=True)
class SearchedEdition:
    """The parts of a search that depend on the edition."""

    judge: Callable[[], Judge]
    tries_for: Callable[[Seat, Answer, int, Random], Tries | None]
    """From a seat, the usual answer, how many answers at most, and chance: what to compare; None for no search."""


SEARCHED: Part[SearchedEdition] = Part("search", SearchedEdition)
