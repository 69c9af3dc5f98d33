"""Comparing cards and players of Second Edition with what a scenario expects of them."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.lab.scenarios.dialect import Difference, Table
from spaceline.lab.scenarios.looking import kept, marked, unequal
from spaceline.lab.scenarios.second.format import Expected
from spaceline.rules.second import values


def numbers(at: Table, expected: Expected) -> Iterator[Difference]:
    """Values of cards and players."""
    state, card = at.state, at.card
    for name, wanted in expected.attributes.items():
        for attribute, value in wanted.items():
            yield from unequal(f"{attribute} of {name}", value, values.attribute(state, card(name), attribute))
    for name, wanted in expected.skills.items():
        for skill, level in wanted.items():
            yield from unequal(f"{skill} of {name}", level, values.sheet(state, card(name)).skills.get(skill, 0))
    for name, value in expected.cost.items():
        yield from unequal(f"cost of {name}", value, values.cost(state, card(name)))
    for name, value in expected.range_left.items():
        yield from unequal(f"Range left of {name}", value, values.range_left(state, card(name)))
    yield from kept(at, "points", expected.points)
    yield from kept(at, "counters", expected.counters)


def marks(at: Table, expected: Expected) -> Iterator[Difference]:
    """Which cards are completed or stopped."""
    yield from marked(at, expected.completed, "completed", wanted=True)
    yield from marked(at, expected.not_completed, "completed", wanted=False)
    yield from marked(at, expected.stopped, "stopped", wanted=True)
    yield from marked(at, expected.unstopped, "stopped", wanted=False)
