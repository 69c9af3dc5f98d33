"""Running the scenarios that name a clause against everything that can be switched off for it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import CodeType

from spaceline.lab.proving.citing import citations_of
from spaceline.lab.proving.mutations import Mutation, of_text
from spaceline.lab.proving.proof import Proof, Proven
from spaceline.lab.proving.requirements import of_requirement
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.reading import ScenarioError, load_scenario
from spaceline.lab.scenarios.running import ScenarioStopped, act_and_compare
from spaceline.lab.scenarios.setting import set_table
from spaceline.rules.clauses import Clause, load

SECONDS = 5
"""A scenario that takes longer than this without a rule goes round in circles."""

Showings = Mapping[str, tuple[AnyScenario, ...]]
"""By clause the scenarios that name it."""


PASSED: dict[Path, frozenset[CodeType] | None] = {}
"""By scenario the functions that it passes through, noted once; None where it fails."""


NOTHING_OFF = Mutation("nothing")
"""All rules are in force."""


class Broken(Exception):
    """Without the rule the engine does not get as far as the step that shows the clause."""


def showings(paths: Iterable[Path], ruleset: str = "") -> Showings:
    """The scenarios of some files by the clauses that they name; of one ruleset, or of all.

    Raises:
        ScenarioError: a file cannot be read.
    """
    found: dict[str, tuple[AnyScenario, ...]] = {}
    for path in paths:
        scenario = load_scenario(path)
        if ruleset in ("", scenario.ruleset):
            for clause in scenario.clauses:
                found[clause] = (*found.get(clause, ()), scenario)
    return found


def prove(shown: Showings, clauses: Sequence[str] = (), jobs: int = 1, *, closely: bool = False) -> Iterator[Proof]:
    """Whether the scenarios that name a clause fail when its rule is switched off: for some clauses, or for all.

    ``closely`` also looks for everything that could be otherwise without any of them failing.

    Raises:
        NothingToReplace: the engine is compiled.
    """
    wanted = clauses or sorted(shown)
    scenarios = [shown.get(clause, ()) for clause in wanted]
    each = partial(proof_of, closely=closely)
    if jobs == 1 or len(wanted) == 1:
        yield from map(each, wanted, scenarios)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(each, wanted, scenarios, chunksize=4)


def proof_of(clause: str, scenarios: Sequence[AnyScenario], *, closely: bool = False) -> Proof:
    """Switch off one rule after the other that cites a clause, or the text that it is about, until a scenario fails.

    Where nothing cites it that could be switched off, at least something that a scenario passes through must make it
    fail.
    """
    if not scenarios:
        return Proof(clause=clause, kind="not-shown")
    sound = [scenario for scenario in scenarios if passed_through(scenario) is not None]
    citing = {name: citations_of(name).of(clause) for name in sorted({scenario.ruleset for scenario in scenarios})}
    tried = tuple(dict.fromkeys(mutation.what for some in citing.values() for mutation in some))
    ruling = load().get(clause)
    broke: set[str] = set()
    found = {
        scenario.file: failing(scenario, (*citing[scenario.ruleset], *named_by(ruling, scenario.ruleset)), broke)
        for scenario in sound
    }
    is_cited = bool(tried) or any(found.values())
    if not is_cited:
        found = {scenario.file: failing(scenario, anything(scenario), broke) for scenario in sound}
    reached = {
        mutation.what for scenario in sound for mutation in citing[scenario.ruleset] if is_reached(mutation, scenario)
    }
    proven = tuple(one for one in found.values() if one)
    return Proof(
        clause=clause,
        kind="not-cited" if not is_cited else "proven" if proven else "not-proven",
        proven=proven,
        passing=tuple(str(file) for file, one in found.items() if not one),
        wrong=tuple(str(scenario.file) for scenario in scenarios if scenario not in sound),
        tried=tried,
        idle=tuple(what for what in tried if what not in reached),
        unnoticed=tuple(unnoticed(sound, citing)) if closely else (),
        broke=tuple(what for what in tried if what in broke),
    )


def unnoticed(scenarios: Sequence[AnyScenario], citing: Mapping[str, Sequence[Mutation]]) -> Iterator[str]:
    """What scenarios pass through and what could be otherwise without any of them failing."""
    for mutation in {one.what: one for some in citing.values() for one in some}.values():
        own = [it for it in scenarios if mutation in citing[it.ruleset] and is_reached(mutation, it)]
        if own and all(stays_the_same(it, mutation) for it in own):
            yield mutation.what


def stays_the_same(scenario: AnyScenario, mutation: Mutation) -> bool:
    """Whether a scenario passes although a rule is switched off; where the engine breaks it does not."""
    try:
        return step_that_fails(scenario, mutation) == 0
    except Broken:
        return False


def named_by(ruling: Clause, ruleset: str) -> Iterator[Mutation]:
    """What a ruling is about that names cards: their texts, or what they require."""
    yield from texts(ruleset, ruling.cards)
    if ruling.subsystem == "requirements":
        for title in ruling.cards:
            yield from of_requirement(title)


def texts(ruleset: str, titles: Iterable[str]) -> Iterator[Mutation]:
    """Cards without their text."""
    without_text = dialect_of(ruleset).without_text
    return (of_text(title, without_text) for title in titles)


def anything(scenario: AnyScenario) -> Iterator[Mutation]:
    """Everything that a scenario passes through: texts of cards in it, functions of its edition's rules."""
    state = set_table(scenario).state
    yield from texts(scenario.ruleset, sorted({state.definition(card).title for card in state.cards}))
    yield from citations_of(scenario.ruleset).all()


def failing(scenario: AnyScenario, mutations: Iterable[Mutation], broke: set[str]) -> Proven | None:
    """The first rule without which a scenario fails."""
    for mutation in mutations:
        if is_reached(mutation, scenario):
            try:
                step = step_that_fails(scenario, mutation)
            except Broken:
                broke.add(mutation.what)
            else:
                if step:
                    return Proven(str(scenario.file), step, mutation.what)
    return None


def is_reached(mutation: Mutation, scenario: AnyScenario) -> bool:
    """Whether switching off a rule can make a difference to a scenario."""
    return mutation.code is None or mutation.code in (passed_through(scenario) or ())


def step_that_fails(scenario: AnyScenario, mutation: Mutation) -> int:
    """The step that is not as the scenario says without a rule, 0 if there is none.

    Raises:
        Broken: the engine itself fails, or the table cannot be set.
    """
    with mutation.begin(), patience():
        try:
            at = set_table(scenario, mutation.altered)
            steps = range(1, len(scenario.steps) + 1)
            return next((number for number in steps if fails(at, scenario, number)), 0)
        except Exception as error:
            raise Broken(str(error)) from error


def passed_through(scenario: AnyScenario) -> frozenset[CodeType] | None:
    """The bodies of all functions that are called while a scenario runs: switching off any other means nothing.

    None for a scenario that fails with all rules in force.
    """
    if scenario.file not in PASSED:
        called: set[CodeType] = set()
        try:
            set_table(scenario)  # cards and rules are read for the first time, which is not to be counted
            sys.setprofile(lambda frame, event, given: called.add(frame.f_code))
            is_sound = step_that_fails(scenario, NOTHING_OFF) == 0
        except (Broken, ScenarioError):
            is_sound = False
        finally:
            sys.setprofile(None)
        PASSED[scenario.file] = frozenset(called) if is_sound else None
    return PASSED[scenario.file]


def fails(at: TableSetting, scenario: AnyScenario, number: int) -> bool:
    """Whether a step is not as the scenario says; one that has come to mean nothing is not.

    That time passes unsaid counts for nothing here: without a rule it often does, whatever the scenario shows.
    Nor is one that should be refused, and instead brings the engine into a position that it knows nothing of.
    """
    try:
        return bool(act_and_compare(at, scenario, number))
    except (ScenarioStopped, ScenarioError):
        return True
    except (LookupError, TypeError, AssertionError):
        if scenario.steps[number - 1].refused is None:
            raise
        return True


@contextmanager
def patience() -> Iterator[None]:
    """Raise an error in what takes too long."""

    def give_up(number: int, frame: object) -> None:
        raise Broken("it takes too long")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
