"""Running a scenario: step by step, until something differs."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from spaceline.core import engine
from spaceline.core.data.decisions import Refusal
from spaceline.lab.scenarios.acting import act, act_raw, open_decision
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.expecting import differences
from spaceline.lab.scenarios.format import AnyScenario, AnyStep, ExpectedRefusal
from spaceline.lab.scenarios.naming import NameProblem
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.lab.scenarios.setting import set_table
from spaceline.lab.scenarios.strict.fortune import confirm_chance_used
from spaceline.lab.scenarios.strict.passing import moment_of, unseen, unseen_in_setting


class FailedStep(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says."""

    step: int
    """From 1; 0 where the scenario as a whole failed."""
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        """In one line."""
        return f"{self.what}: expected {self.expected}, found {self.found}"


class Result(msgspec.Struct, frozen=True):
    """What came of a scenario."""

    scenario: AnyScenario
    failures: tuple[FailedStep, ...]

    @property
    def passed(self) -> bool:
        """Whether everything was as it says."""
        return not self.failures


class ScenarioStopped(Exception):
    """A step could not be done: what follows would mean nothing."""

    def __init__(self, what: str, expected: str, found: str) -> None:
        """Keep the parts of the failure."""
        super().__init__(what)
        self.parts = (what, expected, found)


def run_scenario(scenario: AnyScenario) -> Result:
    """Play a scenario. All expectations of a step are looked at; after an action that differs nothing more.

    Raises:
        ScenarioError: a step means nothing.
    """
    at = set_table(scenario)
    failures: list[FailedStep] = []
    for number, _ in enumerate(scenario.steps, 1):
        try:
            failures += take_step(at, scenario, number)
        except ScenarioStopped as stop:
            failures.append(FailedStep(number, *stop.parts))
            break
    return Result(scenario, tuple(failures))


def positions(scenario: AnyScenario) -> Iterator[tuple[int, TableSetting]]:
    """The table before the first step (0) and after each one; ends with a step that cannot be done.

    Raises:
        ScenarioError: a step means nothing.
    """
    at = set_table(scenario)
    yield 0, at
    for number, _ in enumerate(scenario.steps, 1):
        try:
            take_step(at, scenario, number)
        except ScenarioStopped:
            return
        yield number, at


def take_step(at: TableSetting, scenario: AnyScenario, number: int) -> list[FailedStep]:
    """Act and compare, and see to it that nothing passes unsaid.

    Raises:
        Stop: the action was not taken as the step says, or time passed before the first.
        ScenarioError: a phrase or name means nothing, or a fixed card was never picked.
    """
    step = scenario.steps[number - 1]
    if number == 1 and at.begun is not None:
        for difference in unseen_in_setting(at, at.begun, step):
            raise ScenarioStopped(*difference)
    before = moment_of(at)
    failures = act_and_compare(at, scenario, number)
    if (step.do or step.answer is not None) and step.refused is None:
        failures = [*(FailedStep(number, *difference) for difference in unseen(at, before, step)), *failures]
    if number == len(scenario.steps) and not failures:
        confirm_chance_used(at, scenario)
    return failures


def act_and_compare(at: TableSetting, scenario: AnyScenario, number: int) -> list[FailedStep]:
    """Do what a step says and look at what it expects, and at nothing else.

    Raises:
        Stop: the action was not taken as the step says.
        ScenarioError: a phrase or name means nothing.
    """
    step = scenario.steps[number - 1]
    try:
        if step.do or step.answer is not None:
            take_action(at, step)
        found = differences(at, step.expect) if step.expect is not None else ()
        return [FailedStep(number, *difference) for difference in found]
    except (PhraseProblem, NameProblem) as error:
        raise ScenarioError(scenario.file, scenario.line("steps", number - 1), str(error), number) from error


def take_action(at: TableSetting, step: AnyStep) -> None:
    """Do what the step says, on a copy that takes the place of the table when it is allowed."""
    asked = engine.decision(at.state)
    what = step.do or f"answer {step.answer}"
    if asked is None:
        raise ScenarioStopped(what, "a decision", "the game is over")
    if step.by and asked.player != step.by:
        raise ScenarioStopped(what, f"player {step.by} is asked", f"player {asked.player} is asked: {asked.prompt}")
    tried = at.trial()
    trial = tried.state
    try:
        if step.answer is not None:
            act_raw(tried, step.answer)
        else:
            act(tried, step.do)
    except Refusal as refusal:
        confirm_refusal(at, step, what, refusal)
        if not tried.events and len(trial.frames) == len(at.state.frames) and trial != at.state:
            raise ScenarioStopped(what, "an untouched position", "the refusal changed the position") from refusal
        return
    if step.refused is not None:
        raise ScenarioStopped(what, f"a refusal: {refusal_words(step.refused)}", "it was allowed")
    at.state, at.events = trial, tried.events
    trial.sink = None


def confirm_refusal(at: TableSetting, step: AnyStep, what: str, refusal: Refusal) -> None:
    """Compare a refusal with what the step says."""
    found = f"refused: {refusal.reason} [{refusal.clause}] {refusal.sentence}"
    if step.refused is None:
        asked = open_decision(at.state)
        raise ScenarioStopped(what, "it is allowed", f"{found} (asked: {asked.prompt})")
    wanted = step.refused
    if wanted.reason not in ("", refusal.reason) or wanted.clause not in ("", refusal.clause):
        raise ScenarioStopped(what, f"a refusal: {refusal_words(wanted)}", found)


def refusal_words(wanted: ExpectedRefusal) -> str:
    """A refusal in words."""
    return f"{wanted.reason or 'any reason'} [{wanted.clause or 'any clause'}]"
