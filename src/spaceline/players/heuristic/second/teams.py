"""Two teams instead of one: many personnel at a planet may attempt its mission in two halves, one after the other."""

from __future__ import annotations

import random

from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.second.board import Board, Company, Site
from spaceline.players.heuristic.second.odds import Odds

TWO_TEAMS = 16
"""So many are enough for two: from eleven on more people add little to one attempt, and let more dilemmas be drawn."""
SPLITS = 10
"""So many ways to part them are looked at."""


class Teams:
    """How those who are at a planet part."""

    def __init__(self, board: Board, odds: Odds) -> None:
        """Look at the board."""
        self.board, self.odds = board, odds

    def first(self, company: Company, site: Site) -> frozenset[CardId]:
        """Those who land first and attempt the mission alone; nobody where one attempt of all promises as much.

        It is the same before they have landed and after.
        """
        people = sorted(company.personnel)
        if len(people) < TWO_TEAMS or site.facts.kind != "planet":
            return frozenset()
        rng = random.Random(f"{self.odds.seed} {site.card} {people}")
        best, chosen = self.chance(people, site), frozenset[CardId]()
        for _ in range(SPLITS):
            rng.shuffle(people)
            one, other = people[: len(people) // 2], people[len(people) // 2 :]
            alone = self.chance(one, site)
            both = alone + (1 - alone) * self.chance(other, site)
            if both > best:
                best, chosen = both, frozenset(one)
        return chosen if not company.ashore or chosen == set(company.ashore) else frozenset()

    def chance(self, people: list[CardId], site: Site) -> float:
        """How likely some of them complete the mission."""
        return self.odds.success(self.board.known(tuple(people)), site, None)
