"""Reports over many scenario files, and positions to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec

from spaceline.core import engine
from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.phrases import phrase_of
from spaceline.lab.scenarios.reading import ScenarioError, load_scenario
from spaceline.lab.scenarios.running import FailedStep, positions, refusal_words, run_scenario
from spaceline.lab.scenarios.telling import events_in_words


class ReportedScenario(msgspec.Struct, frozen=True):
    """A failure as it is reported."""

    file: str
    scenario: str
    """Its title; empty for a file that cannot be read."""
    step: int
    """From 1; 0 where the file as a whole is wrong."""
    differs: str
    line: int = 0
    """Where in the file; 0 for the file as a whole."""


class ScenarioReport(msgspec.Struct, frozen=True):
    """What came of several files."""

    passed: int
    failed: int
    errors: int
    """So many of those that failed cannot be read, or say something that means nothing."""
    failures: tuple[ReportedScenario, ...]


def run_files(paths: Iterable[Path | str]) -> ScenarioReport:
    """Run the scenarios of several files, each a scenario; a file that cannot be read counts as failed."""
    passed, failed, errors = 0, 0, 0
    failures: list[ReportedScenario] = []
    for path in paths:
        title = ""
        try:
            scenario = load_scenario(path)
            title = scenario.title
            found = [
                ReportedScenario(str(path), title, it.step, str(it), scenario.line("steps", it.step - 1))
                for it in failures_of(scenario)
            ]
        except ScenarioError as error:
            errors += 1
            found = [ReportedScenario(str(path), title, error.step, error.message, error.line)]
        passed += not found
        failed += bool(found)
        failures += found
    return ScenarioReport(passed, failed, errors, tuple(failures))


def failures_of(scenario: AnyScenario) -> tuple[FailedStep, ...]:
    """What differs in a scenario.

    Raises:
        ScenarioError: it says something that means nothing, or the engine fails at what it asks for.
    """
    try:
        return run_scenario(scenario).failures
    except ScenarioError:
        raise
    except Exception as error:
        raise ScenarioError(scenario.file, 0, f"the engine fails: {type(error).__name__}: {error}") from error


def open_scenario(path: Path | str) -> Iterator[str]:
    """The position before the first step and after each one with what happened in it, to be printed.

    It ends with a step that cannot be done; what a file has wrong is its last word.
    """
    try:
        scenario = load_scenario(path)
        for number, at in positions(scenario):
            yield "\n".join((heading(scenario, number), *happened(at, scenario, number), *position(at)))
    except ScenarioError as error:
        yield str(error)


def heading(scenario: AnyScenario, number: int) -> str:
    """What stands above a position: the title, or the step before it."""
    if number == 0:
        return scenario.title
    step = scenario.steps[number - 1]
    said = step.do or ("answer" if step.answer else "expect")
    refused = f" (refused: {refusal_words(step.refused)})" if step.refused else ""
    return f"step {number}: {said}{refused}"


def happened(at: TableSetting, scenario: AnyScenario, number: int) -> Iterator[str]:
    """The events of a step, and those of setting the table; a step that does nothing has none."""
    step = scenario.steps[number - 1] if number else None
    if at.events and (step is None or ((step.do or step.answer) and not step.refused)):
        yield "  events:"
        yield from (f"    {words}" for words in events_in_words(at))


def position(at: TableSetting) -> Iterator[str]:
    """A position in words: whose decision it is, scores, and every zone that holds anything."""
    state, names = at.state, at.names
    asked = engine.decision(state)
    if state.result is not None:
        yield f"  over: {state.result[1]}, won by {list(state.result[0])}"
    elif asked is not None:
        player, segment = at.dialect.moment(state)
        yield f"  turn of {player}, {segment}; player {asked.player} is asked: {asked.prompt}"
        yield from (f"    {phrase_of(state, names, at.dialect, option)}" for option in asked.options)
        if asked.selection is not None:
            choosable = ", ".join(names.labels[card] for card in asked.selection.cards)
            yield f"    from {asked.selection.least} to {asked.selection.most} of: {choosable}"
    for player in state.players:
        yield f"  player {player}: {at.dialect.tally(state, player)}"
    for (parent, role), cards in sorted(state.contents.items()):
        is_pile = state.ruleset.roles[role].ordered and len(cards) > 1
        order = " from the top" if is_pile else ""
        listed = ", ".join(described_in_order(at, cards) if is_pile else described_by_name(at, cards))
        yield f"  {names.zone_label(state, (parent, role))}{order}: {listed}"


def described_in_order(at: TableSetting, cards: Iterable[CardId]) -> Iterator[str]:
    """The cards of a pile from the top, those that only fill it counted where they lie."""
    for filling, some in groupby(cards, lambda card: is_filler(at, card)):
        if filling:
            yield f"{len(list(some))} fillers"
        else:
            yield from (described(at, card) for card in some)


def described_by_name(at: TableSetting, cards: Sequence[CardId]) -> Iterator[str]:
    """Cards among which order means nothing, those that only fill at the end."""
    return described_in_order(at, sorted(cards, key=lambda card: is_filler(at, card)))


def is_filler(at: TableSetting, card: CardId) -> bool:
    """Whether a card only fills a pile."""
    return at.state.definition(card).title in at.dialect.fillers


def described(at: TableSetting, card: CardId) -> str:
    """A card with its marks."""
    state = at.state
    marks = sorted(f"{name} {value}" for (entity, name), value in state.marks.items() if entity == card >= FIRST_CARD)
    return at.names.labels[card] + (f" ({', '.join(marks)})" if marks else "")
