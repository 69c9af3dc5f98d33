"""Reports over many scenario files, and positions to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from spaceline.core import engine
from spaceline.core.data.leaves import FIRST_CARD
from spaceline.lab.scenarios.dialect import Table
from spaceline.lab.scenarios.phrases import phrase_of
from spaceline.lab.scenarios.reading import ScenarioError, load_scenario
from spaceline.lab.scenarios.running import positions, run_scenario


class Reported(msgspec.Struct, frozen=True):
    """A failure as it is reported."""

    file: str
    scenario: str
    """Its title; empty for a file that cannot be read."""
    step: int
    differs: str


class Report(msgspec.Struct, frozen=True):
    """What came of several files."""

    passed: int
    failed: int
    failures: tuple[Reported, ...]


def run_files(paths: Iterable[Path | str]) -> Report:
    """Run the scenarios of several files, each a scenario; a file that cannot be read counts as failed."""
    passed, failed = 0, 0
    failures: list[Reported] = []
    for path in paths:
        title = ""
        try:
            scenario = load_scenario(path)
            title = scenario.title
            result = run_scenario(scenario)
            found = [Reported(str(path), title, failure.step, str(failure)) for failure in result.failures]
        except ScenarioError as error:
            found = [Reported(str(path), title, 0, str(error))]
        passed += not found
        failed += bool(found)
        failures += found
    return Report(passed, failed, tuple(failures))


def open_scenario(path: Path | str) -> Iterator[str]:
    """The position before the first step and after each one, to be printed.

    Raises:
        ScenarioError: the file cannot be read or a step means nothing.
    """
    scenario = load_scenario(path)
    for number, at in positions(scenario):
        if number == 0:
            heading = scenario.title
        else:
            step = scenario.steps[number - 1]
            refused = " (refused)" if step.refused else ""
            heading = f"step {number}: {step.do or ('answer' if step.answer else 'expect')}{refused}"
        yield "\n".join((heading, *position(at)))


def position(at: Table) -> Iterator[str]:
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
    for zone, cards in sorted(state.contents.items()):
        named = [described(at, card) for card in cards if not is_filler(at, card)]
        fillers = len(cards) - len(named)
        yield f"  {names.zone_label(state, zone)}: {', '.join([*named, *([f'{fillers} fillers'] * bool(fillers))])}"


def is_filler(at: Table, card: int) -> bool:
    """Whether a card only fills a pile."""
    return at.state.definition(card).title in at.dialect.fillers


def described(at: Table, card: int) -> str:
    """A card with its marks."""
    state = at.state
    marks = sorted(f"{name} {value}" for (entity, name), value in state.marks.items() if entity == card >= FIRST_CARD)
    return at.names.labels[card] + (f" ({', '.join(marks)})" if marks else "")
