"""Games played in one process, in several, or on a Ray cluster, and handed back in their order."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import NamedTuple, TypeVar

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset

G = TypeVar("G")
P = TypeVar("P")
SPAWN = multiprocessing.get_context("spawn")
"""Workers begin as new programs, so that they share nothing with whoever plays."""


GARBAGE = (50_000, 20, 20)
"""When Python's collector of garbage looks while games are played. What they leave behind seldom holds itself, and with
its usual (700, 10, 10) looking for it took 3 % of the processor's time in First Edition and 6 % in Second."""


def collect_seldom() -> None:
    """Look seldom for garbage in this process, and never among what is there now, the pool of cards above all."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Do so as long as games are played."""
    usual = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*usual)


class NoRayError(RuntimeError):
    """Ray is asked for and is not installed, or its cluster is not reached."""


class Workers(NamedTuple):
    """Who plays the games."""

    jobs: int = 1
    """How many processes at once."""
    ray: str = ""
    """The address of a Ray cluster on which they run; ``local`` begins one here, and without it they run here."""


ONE = Workers()


def in_order(play: Callable[[G], P], games: Sequence[G], workers: Workers = ONE) -> Iterator[P]:
    """Play games; what comes out depends neither on the number of processes nor on where they run.

    Raises:
        NoRayError: Ray is asked for and is not there.
    """
    if workers.ray:
        yield from on_ray(play, games, workers)
    elif workers.jobs == 1 or len(games) < 2:
        with collecting_seldom():
            yield from map(play, games)
    else:
        with ProcessPoolExecutor(min(workers.jobs, len(games)), mp_context=SPAWN, initializer=collect_seldom) as pool:
            yield from pool.map(play, games)


def on_ray(play: Callable[[G], P], games: Sequence[G], workers: Workers) -> Iterator[P]:
    """Play games on a cluster, so many at once as there are jobs.

    Raises:
        NoRayError: Ray is not installed, or its cluster is not reached.
    """
    try:
        ray, pools = import_module("ray"), import_module("ray.util.multiprocessing")
    except ImportError as error:
        raise NoRayError("Ray is not installed; install spaceline[ray]") from error
    try:
        ray.init(address=workers.ray, num_cpus=workers.jobs if workers.ray == "local" else None, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise NoRayError(f"no Ray cluster is reached at {workers.ray}: {error}") from error
    try:
        with pools.Pool(workers.jobs, initializer=collect_seldom) as pool:
            yield from pool.imap(play, games, chunksize=1)
    finally:
        ray.shutdown()


@cache
def rules(name: str) -> Ruleset:
    """A ruleset, made once in each process."""
    return ruleset(name)
