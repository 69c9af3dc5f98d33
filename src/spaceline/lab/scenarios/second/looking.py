"""Comparing cards and players of Second Edition with what a scenario expects of them."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.looking import kept, marked, unequal
from spaceline.lab.scenarios.second.format import Expected
from spaceline.rules.second import values


def numbers(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """What cards cost, and the counters of players."""
    state, card = at.state, at.card
    for name, value in expected.cost.items():
        yield from unequal(f"cost of {name}", value, values.cost(state, card(name)))
    yield from kept(at, "counters", expected.counters)


def marks(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """Which missions are completed."""
    yield from marked(at, expected.completed, "completed", wanted=True)
    yield from marked(at, expected.not_completed, "completed", wanted=False)
