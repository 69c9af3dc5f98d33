"""Setting the table of a scenario: any position, from the names of cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from spaceline.core import engine
from spaceline.core.codec import SaveError, from_plain
from spaceline.core.ruleset import Ruleset
from spaceline.lab.scenarios.dialect import Table
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.format import Scenario
from spaceline.lab.scenarios.inventing import InventedCard, ruleset_of
from spaceline.lab.scenarios.naming import NameProblem, Names
from spaceline.lab.scenarios.reading import ScenarioError


def set_table(scenario: Scenario, altered: Callable[[Ruleset], Ruleset] | None = None) -> Table:
    """The position at the first decision, by the rules or by an altered ruleset.

    Raises:
        ScenarioError: a name or a number means nothing.
    """
    dialect = dialect_of(scenario.ruleset)
    try:
        rules, pool = ruleset_of(scenario, dialect)
        if altered is not None:
            rules = altered(rules)
        if scenario.position or scenario.start:
            state = from_plain(rules, scenario.position) if scenario.position else dialect.start(rules, pool, scenario)
            names = Names(pool)
            for card, leaf in state.cards.items():
                names.add(card, leaf.definition)
            return Table(state, names, dialect)
        state, names = dialect.set_up(rules, pool, scenario)
    except (NameProblem, InventedCard, SaveError) as error:
        line = line_with(scenario.file, getattr(error, "name", ""))
        raise ScenarioError(scenario.file, line, f"setting the table: {error}") from error
    laid = Table(state, names, dialect)
    state.watch()
    state.sink = laid.events
    engine.run(state)
    state.sink = None
    return laid


def line_with(file: Path, name: str) -> int:
    """The first line of a file that holds a name; the first of all where none does."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if name else (), 1):
        if name in line:
            return number
    return 1
