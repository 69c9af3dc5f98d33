"""What an edition has for the searching player: what to compare, how to play on and how to judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spaceline.core.data.decisions import Answer
from spaceline.core.data.seen import View
from spaceline.editions import MissingPart, Part, edition_of
from spaceline.players.commander.search import Judge, Tries
from spaceline.players.seat import Seat

Features = Callable[[View, Mapping[str, Any]], tuple[float, ...]]
"""The numbers by which a view is judged; the mapping is the pool of printed cards."""


@dataclass(frozen=True)
class SearchedEdition:
    """The parts of a search that depend on the edition."""

    judge: Callable[[], Judge]
    tries_for: Callable[[Seat, Answer, int, Random], Tries | None]
    """From a seat, the usual answer, how many answers at most, and chance: what to compare; None for no search."""
    features: Features
    feature_names: Sequence[str]
    """What each number of the features is."""


SEARCHED: Part[SearchedEdition] = Part("search", SearchedEdition)


def judge_of(ruleset: str) -> Judge | None:
    """How positions of a game under a ruleset are valued; None where they are not.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    try:
        return SEARCHED.of(edition_of(ruleset)).judge()
    except MissingPart:
        return None
