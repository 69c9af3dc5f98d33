"""Setting the table of a scenario: any position, from the names of cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from spaceline.core import engine
from spaceline.core.codec import SaveError, from_plain
from spaceline.core.ruleset import Ruleset
from spaceline.core.soundness import confirm_sound
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Dialect, TableSetting
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.inventing import InventedCard, ruleset_of
from spaceline.lab.scenarios.naming import NameProblem, NamesOnTable
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.lab.scenarios.strict.settling import unsettled


def set_table(scenario: AnyScenario, altered: Callable[[Ruleset], Ruleset] | None = None) -> TableSetting:
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
            if scenario.position:
                state = from_plain(rules, scenario.position)
                confirm_sound(state)
            else:
                state = dialect.start(rules, pool, scenario)
            names = NamesOnTable(pool)
            for card, leaf in state.cards.items():
                names.add(card, leaf.definition)
        else:
            state, names = dialect.set_up(rules, pool, scenario)
    except (NameProblem, InventedCard, SaveError) as error:
        line = line_with(scenario.file, getattr(error, "name", ""))
        raise ScenarioError(scenario.file, line, f"setting the table: {error}") from error
    confirm_reviewed(scenario, names, dialect)
    laid = TableSetting(state, names, dialect)
    if scenario.position or scenario.start:
        return laid
    confirm_settled(scenario, state)
    laid.begun = dialect.moment(state)
    state.watch()
    state.sink = laid.events
    engine.run(state)
    state.sink = None
    names.meet(state)
    return laid


def confirm_settled(scenario: AnyScenario, state: State) -> None:
    """No card is laid on another or at a location that does something lasting only as it is played.

    Raises:
        ScenarioError: one is.
    """
    if title := unsettled(state):
        problem = f"setting the table: what {title!r} does when it is played is not done by laying it there: play it"
        raise ScenarioError(scenario.file, line_with(scenario.file, title), problem)


def confirm_reviewed(scenario: AnyScenario, names: NamesOnTable, dialect: Dialect) -> None:
    """The cards that a scenario was written from are printed ones, lie on its table and have their text.

    Raises:
        ScenarioError: one does not.
    """
    for at, name in enumerate(scenario.reviewed):
        try:
            problem = unfit_for_review(scenario, names, dialect, names.pool.id(name))
        except NameProblem as error:
            problem = str(error)
        if problem:
            raise ScenarioError(scenario.file, scenario.line("reviewed", at), f"reviewed: {problem}")


def unfit_for_review(scenario: AnyScenario, names: NamesOnTable, dialect: Dialect, id: str) -> str:
    """Why a scenario cannot show what is printed on a card."""
    name = names.pool.full[id]
    if id not in names.copies:
        return f"{name!r} lies nowhere on this table"
    if id in {dialect.identify(title) for title in (*dialect.own_cards, *scenario.cards)}:
        return f"{name!r} is an invented card"
    if scenario.plain is True or id in {names.pool.id(plain) for plain in scenario.plain or ()}:
        return f"{name!r} is plain here: its text is left out"
    return ""


def line_with(file: Path, name: str) -> int:
    """The first line of a file that holds a name; the first of all where none does."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if name else (), 1):
        if name in line:
            return number
    return 1
