"""What a mission attempt promises: how likely a group still meets the requirements after the dilemmas."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.players.heuristic.second.board import Site
from spaceline.players.heuristic.second.strength import may_attempt, speaks_to
from spaceline.players.heuristic.strength import Force, is_met
from spaceline.rules.second.facts import Facts

SAMPLES = 14
LOSS = 0.36
"""The part of the dilemmas' cost limit that is lost in personnel, on average."""
WALL = 0.03
"""For each point of the limit, how likely a dilemma ends the attempt outright."""

KnownCards = dict[tuple[int, tuple[str, ...], str, int], tuple[float, str]]
"""How likely, and by which text (empty for the printed requirement)."""


class Odds:
    """Estimates of success, each made once a turn."""

    def __init__(self, seed: int) -> None:
        """Begin without estimates."""
        self.seed = seed
        self.known: KnownCards = {}

    def forget(self) -> None:
        """Drop the estimates: another turn has begun."""
        self.known.clear()

    def success(self, group: Sequence[Facts], site: Site, ship: Facts | None) -> float:
        """How likely the group completes the mission in one attempt."""
        return self.best(group, site, ship)[0]

    def best(self, group: Sequence[Facts], site: Site, ship: Facts | None) -> tuple[float, str]:
        """The best chance, and the ``detail`` of the attempt that has it."""
        names = tuple(sorted(member.id for member in group))
        key = (site.card, names, ship.id if ship is not None else "", site.overcome)
        found = self.known.get(key)
        if found is None:
            ways = [(self._estimate(group, site, ship, asked), detail) for detail, asked in requirements(group, site)]
            found = self.known[key] = max(ways, key=lambda way: way[0], default=(0.0, ""))
        return found

    def _estimate(self, group: Sequence[Facts], site: Site, ship: Facts | None, requirement: AnyRequirement) -> float:
        if not is_met(Force(group, ship), requirement):
            return 0.0
        limit = max(0, len(group) - site.overcome)
        rng = random.Random(f"{self.seed} {site.card} {len(group)} {site.overcome}")
        met = 0
        for _ in range(SAMPLES):
            losses = sum(rng.random() < LOSS for _ in range(limit))
            left = rng.sample(group, max(0, len(group) - losses))
            met += bool(left) and is_met(Force(left, ship), requirement)
        return float(met / SAMPLES * (1 - WALL) ** limit)


def requirements(group: Sequence[Facts], site: Site) -> Iterator[tuple[str, AnyRequirement]]:
    """What the group could be asked for: what is printed, and what texts put in its place, with their details."""
    if site.facts.requirement is not None and may_attempt(group, site.facts.attempt):
        yield "", site.facts.requirement
    for detail, grant in site.grants:
        if speaks_to(grant.using, group):
            yield detail, grant.requirement
