"""Games played in one process or in several, handed back in the order in which they were asked for."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import TypeVar

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset

G = TypeVar("G")
P = TypeVar("P")
SPAWN = multiprocessing.get_context("spawn")
"""Workers begin as new programs, so that they share nothing with whoever plays."""


def in_order(play: Callable[[G], P], games: Sequence[G], jobs: int) -> Iterator[P]:
    """Play games; what comes out does not depend on the number of processes."""
    if jobs == 1 or len(games) < 2:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(min(jobs, len(games)), mp_context=SPAWN) as pool:
        yield from pool.map(play, games)


@cache
def rules(name: str) -> Ruleset:
    """A ruleset, made once in each process."""
    return ruleset(name)
