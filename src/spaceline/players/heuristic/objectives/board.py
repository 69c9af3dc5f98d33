"""The table of the Objectives variant: for each location the active objective that is nearest to completion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from spaceline.players.heuristic.second.board import Board, Site
from spaceline.players.heuristic.strength import Force, lacking
from spaceline.rules.objectives.facts import is_of_the_kind
from spaceline.rules.second.facts import Facts

NO_WAY = 99


class ObjectivesBoard(Board):
    """A view, looked up quickly."""

    border: ClassVar[int] = NO_WAY

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """The locations, and what has been completed anywhere."""
        return (*self._find_sites(self.me), *self._completed())

    @cached_property
    def goals(self) -> tuple[Site, ...]:
        """For each location one active objective that can be attempted there."""
        return tuple(self._find_goals())

    @cached_property
    def objectives(self) -> tuple[Site, ...]:
        """The active objectives; their place is not settled."""
        active = ((card, self.facts(card), len(self.zone(card, "beneath"))) for card in self.zone(self.me, "objective"))
        return tuple(Site(card, 0, it, is_completed=False, overcome=beneath) for card, it, beneath in active if it)

    def _completed(self) -> Iterator[Site]:
        for card in self.zone(self.me, "completed"):
            facts = self.facts(card)
            if facts is not None:
                yield Site(card, 0, facts, is_completed=True, overcome=0)

    def _find_goals(self) -> Iterator[Site]:
        everybody = Force(self.known(self.crew))
        for there in self._find_sites(self.me):
            fitting = [task for task in self.objectives if is_of_the_kind(task.facts, there.facts)]
            if fitting:
                nearest = min(
                    fitting, key=lambda task: (self._gap(everybody, task.facts), -task.facts.points, task.card)
                )
                yield Site(nearest.card, there.place, nearest.facts, is_completed=False, overcome=nearest.overcome)

    def _gap(self, everybody: Force, objective: Facts) -> float:
        """How much the player lacks for it with everybody in play."""
        return lacking(everybody, objective.requirement) if objective.requirement is not None else 0.0
