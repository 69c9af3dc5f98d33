"""What a mission attempt promises: how likely a team gets past the seeds and still meets the requirements."""

from __future__ import annotations

import random
from collections.abc import Sequence

from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.first.board import Location, Member, words_of
from spaceline.players.heuristic.strength import Force, lacking

SAMPLES = 12
LOSS = 0.4
"""How likely a seed takes somebody away."""
WALL = 0.25
"""How likely a seed ends the attempt of a team without skills; those who know more get past more."""
VARIED = 16
"""With so many different skills a team gets past most seeds."""


class Odds:
    """Estimates of success, each made once a turn."""

    def __init__(self, seed: int) -> None:
        """Begin without estimates."""
        self.seed = seed
        self.known: dict[tuple[CardId, tuple[str, ...], str, int], float] = {}

    def forget(self) -> None:
        """Drop the estimates: another turn has begun."""
        self.known.clear()

    def success(self, team: Sequence[Member], goal: Location, ship: Member | None = None) -> float:
        """How likely a team solves a mission in one attempt."""
        names = tuple(sorted(member.title for member in team))
        key = (goal.mission, names, ship.title if ship is not None else "", goal.seeds)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._estimate(team, goal, ship)
        return found

    def _estimate(self, team: Sequence[Member], goal: Location, ship: Member | None) -> float:
        end = goal.end
        if end is None or end.requirement is None or not may_attempt(team, end.attempt):
            return 0.0
        if ship is not None and not any(set(member.affiliations) & set(ship.affiliations) for member in team):
            return 0.0
        force = Force(team, ship, words_of)
        if lacking(force, end.requirement):
            return 0.0
        rng = random.Random(f"{self.seed} {goal.mission} {len(team)} {goal.seeds}")
        met = 0
        for _ in range(SAMPLES):
            losses = sum(rng.random() < LOSS for _ in range(goal.seeds))
            left = rng.sample(team, max(0, len(team) - losses))
            met += bool(left) and not lacking(Force(left, ship, words_of), end.requirement)
        wall = WALL * max(0.25, 1 - len(force.skills) / VARIED)
        return float(met / SAMPLES * (1 - wall) ** goal.seeds)


def may_attempt(team: Sequence[Member], icons: Sequence[str]) -> bool:
    """Whether one of them has an affiliation that the mission names (1E-7.2.1/5)."""
    return not icons or any(set(member.affiliations) & set(icons) for member in team)


def staffs(crew: Sequence[Member], ship: Member, ways: Sequence[Sequence[str]]) -> bool:
    """Whether a crew staffs a ship in one of some ways (1E-7.1.3/2, 1E-7.1.3.0.1/2)."""
    if not any(set(member.affiliations) & set(ship.affiliations) for member in crew):
        return False
    commanders = sum("Cmd" in member.icons for member in crew)
    staff = sum("Stf" in member.icons and "Cmd" not in member.icons for member in crew)
    return not ways or any(
        commanders >= way.count("Cmd") and commanders + staff >= len(way) for way in map(tuple, ways)
    )
