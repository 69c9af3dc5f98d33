"""Comparing the objectives of players with what a scenario expects of them."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.looking import unequal
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.second.format import Expected
from spaceline.rules.objectives.facts import OBJECTIVE


def completion(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """Which objectives are completed: they lie in a zone of their own (OBJ-checking-objective-requirements/1)."""
    for names, wanted in ((expected.completed, True), (expected.not_completed, False)):
        for name in names:
            if at.state.definition(at.card(name)).type != OBJECTIVE:
                raise PhraseProblem(f"{name!r} is no objective: it can be neither completed nor not completed")
            yield from unequal(f"{name} completed", wanted, at.state.cards[at.card(name)].role == "completed")
