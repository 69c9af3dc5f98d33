"""What an edition brings for which parts of the setup can be planned, and where it is looked up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import Decision
from spaceline.core.data.seen import View
from spaceline.editions import MissingPart, Part, edition_of
from spaceline.players.heuristic.first.proposing import proposed_plan
from spaceline.players.seat import Seat
from spaceline.players.seeding.following import Followed, may_answer, planned_answer
from spaceline.players.seeding.judging import PlanProblem, check_plan, problems_of
from spaceline.players.seeding.plan import Proposal, SeedPlan, part_of, unplaced_missions


@dataclass(frozen=True)
class SeedPlanning:
    """How the seed phases of an edition are planned."""

    part_of: Callable[[View], str]
    """Which part of them it is; empty when nothing can be arranged."""
    missions: Callable[[ViewIndex[Any]], tuple[str, ...]]
    """The definitions of the viewer's missions that are not placed yet."""
    propose: Callable[[Seat, int], Proposal]
    """The plan that the computer player would make in a seat; the number settles what it draws by chance."""
    check: Callable[[Seat, SeedPlan], None]
    """Raises a Refusal where a plan is none for this player at this time."""
    problems: Callable[[Seat, SeedPlan], tuple[PlanProblem, ...]]
    """What would go wrong with a plan."""
    answer: Callable[[Seat, SeedPlan], Followed]
    """What a plan says to the open question."""
    may_answer: Callable[[ViewIndex[Any], Decision], bool]
    """Whether a plan may say something to a question."""


PLANNING: Part[SeedPlanning] = Part("seed planning", SeedPlanning)

FIRST_PLANNING = SeedPlanning(
    part_of, unplaced_missions, proposed_plan, check_plan, problems_of, planned_answer, may_answer
)


def planning_for(ruleset: str) -> SeedPlanning | None:
    """How the seed phases of a ruleset are planned; None where it has none."""
    try:
        return PLANNING.of(edition_of(ruleset))
    except MissingPart:
        return None
