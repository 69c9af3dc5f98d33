"""What may be given at one go, at the terminal: numbers after those of the options, or after the cards typed."""

from __future__ import annotations

import re

from rich.console import Console

from spaceline.cli.play.choosing import Misunderstood, number_in, print_option
from spaceline.cli.terminal import DIM
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.plans import Plan
from spaceline.hosting.recorded import RecordedSeat
from spaceline.presentation import Scene, plans_shown
from spaceline.presentation.model.prompts import ShownPlan

WITH = re.compile(r"(.*)\+ *([0-9]{1,9}) *")
"""Cards, and which plan they begin."""


def planned(seat: RecordedSeat, scene: Scene, given: Answer) -> list[tuple[Plan, ShownPlan]]:
    """The plans that begin with an answer, or with any action when none is given; with what they are called."""
    if given == Answer() and seat.decision.kind != "action":
        return []
    found = seat.plans(given)
    return list(zip(found, plans_shown(scene, found), strict=True))


def print_plans(out: Console, scene: Scene, seat: RecordedSeat) -> None:
    """Print what may be given at one go that begins with one of the options."""
    found = planned(seat, scene, Answer())
    if not found:
        return
    out.print(f"  {scene.words.say('terminal.plans')}", style=DIM)
    for number, (_, shown) in enumerate(found, len(seat.decision.options) + 1):
        print_option(out, number, called(scene, shown))


def print_plans_with(out: Console, scene: Scene, seat: RecordedSeat, given: Answer) -> None:
    """Print what may be given at one go that begins with cards which were typed."""
    for number, (_, shown) in enumerate(planned(seat, scene, given) if given.cards else [], 1):
        out.print(f"    {scene.words.say('terminal.plans.with', number=number, plan=called(scene, shown))}")


def called(scene: Scene, shown: ShownPlan) -> str:
    """A plan, with what its goal comes to."""
    return scene.words.say("with", what=shown.label, detail=shown.told) if shown.told else shown.label


def plan_typed(seat: RecordedSeat, scene: Scene, decision: Decision, line: str) -> tuple[Plan, ShownPlan] | None:
    """The plan of the number that was typed; None when the number is that of an option, or none.

    Raises:
        Misunderstood: there are not so many plans.
    """
    number = number_in(line)
    if not decision.options or number is None or number <= len(decision.options):
        return None
    found = planned(seat, scene, Answer())
    at = number - len(decision.options) - 1
    if at >= len(found):
        raise Misunderstood(scene.words.say("terminal.no-option", most=len(decision.options) + len(found)))
    return found[at]


def with_plan(line: str, decision: Decision) -> tuple[str, int]:
    """What was typed without the number of the plan that the cards begin, and that number; 0 for none."""
    found = WITH.fullmatch(line) if decision.kind == "cards" else None
    return (found[1].strip(), int(found[2])) if found else (line, 0)


def plan_with(seat: RecordedSeat, scene: Scene, given: Answer, number: int) -> Plan:
    """The plan of a number that begins with cards.

    Raises:
        Misunderstood: there is none.
    """
    found = planned(seat, scene, given)
    if not 1 <= number <= len(found):
        raise Misunderstood(scene.words.say("terminal.plans.none"))
    return found[number - 1][0]
