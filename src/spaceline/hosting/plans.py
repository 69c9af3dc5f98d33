"""Plans under way: the next answer is given as soon as it is asked for, and none after something else has happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spaceline.core.choices import check
from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.plans import Plan, PlannedAnswer
from spaceline.core.data.seen import SeenEvent


class PlanUnderWay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan of a player, and how far it has come."""

    plan: Plan
    given: int = 1
    """So many of its answers have been given."""

    @property
    def following(self) -> PlannedAnswer:
        """The answer that is to be given next."""
        return self.plan.answers[self.given]

    @property
    def brings(self) -> tuple[str, ...]:
        """The verbs of what comes of the answer that was given last."""
        return self.plan.answers[self.given - 1].brings


def is_asked_for(planned: PlannedAnswer, asked: Decision) -> bool:
    """Whether the question is one at which an answer was to be given, be it possible or not."""
    if planned.answer.option is not None:
        return asked.kind == "action"
    return asked.kind == "cards" and asked.about == planned.about


def is_possible(planned: PlannedAnswer, asked: Decision) -> bool:
    """Whether an answer can be given to its question just as it was planned."""
    option = planned.answer.option
    if option is not None:
        return option in asked.options
    return asked.selection is not None and check(asked.selection, planned.answer.cards).complete


def come_between(underway: PlanUnderWay, player: PlayerId, seen: Iterable[SeenEvent]) -> tuple[SeenEvent, ...]:
    """The events that a player saw which are none of the plan.

    What the player did not see does not count: that the plan ends would tell of it.
    """
    return tuple(event for event in seen if event.player != player or event.verb not in underway.brings)
