"""What a mission attempt promises: a team is sent past the seeds some times, in thought (1E-7.2.1/9, 1E-7.2.5/1)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.first.board import Location, Member, words_of
from spaceline.players.heuristic.first.seed_guesses import Possible
from spaceline.players.heuristic.first.simulated_encounters import TrialParty
from spaceline.players.heuristic.strength import Force, is_met

SAMPLES = 12


class Promise(NamedTuple):
    """What one attempt promises on average."""

    chance: float
    """How likely the mission is solved."""
    cleared: float = 0.0
    """How many seeds are gone afterwards."""
    lost: float = 0.0
    """How many personnel it costs."""


NOTHING = Promise(0.0)


class Odds:
    """Estimates, each made once a turn."""

    def __init__(self, seed: int) -> None:
        """Begin without estimates."""
        self.seed = seed
        self.chance = random.Random(seed)
        """Draws what an estimate made but once leaves to chance."""
        self.known: dict[tuple[CardId, tuple[str, ...], int, str, tuple[Possible, ...]], Promise] = {}

    def forget(self) -> None:
        """Drop the estimates: another turn has begun."""
        self.known.clear()

    def promise(
        self,
        team: Sequence[Member],
        goal: Location,
        seeds: tuple[Possible, ...],
        ship: Member | None = None,
        damage: int = 0,
    ) -> Promise:
        """What an attempt by a team promises, where these seeds lie beneath the mission."""
        names = tuple(sorted(member.title for member in team))
        skills = sum(sum(member.skills.values()) for member in team)
        key = (goal.mission, names, skills, f"{ship.title} {damage}" if ship is not None else "", seeds)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._estimate(team, goal, seeds, ship, damage)
        return found

    def _estimate(
        self, team: Sequence[Member], goal: Location, seeds: tuple[Possible, ...], ship: Member | None, damage: int
    ) -> Promise:
        end = goal.end
        if end is None or end.requirement is None or not may_attempt(team, end.attempt):
            return NOTHING
        if ship is not None and not any(set(member.affiliations) & set(ship.affiliations) for member in team):
            return NOTHING
        if not is_met(Force(team, ship, words_of), end.requirement):
            return NOTHING
        rng = random.Random(f"{self.seed} {goal.mission} {len(team)} {len(seeds)}")
        solved, cleared, lost = 0, 0, 0.0
        for _ in range(SAMPLES):
            party = TrialParty(team, ship, goal.facts.kind, rng, damage)
            passed, removed = go_past(party, seeds)
            cleared, lost = cleared + removed, lost + party.lost
            solved += passed and may_solve(party, goal)
        return Promise(solved / SAMPLES, cleared / SAMPLES, lost / SAMPLES)


def go_past(party: TrialParty, seeds: Sequence[Possible]) -> tuple[bool, int]:
    """Whether a team gets past all the seeds, and how many of them are gone then."""
    removed, met = 0, set()
    for possible in seeds:
        fresh = [it for it in possible if it.title not in met]
        if not fresh:
            continue
        dilemma = party.rng.choice(fresh)
        met.add(dilemma.title)
        passage = party.meet(dilemma)
        removed += passage.is_removed
        if not passage.goes_on:
            return False, removed
    return True, removed


def may_solve(party: TrialParty, goal: Location) -> bool:
    """Whether those who are left may attempt the mission and meet its requirements."""
    end = goal.end
    return (
        end is not None
        and end.requirement is not None
        and may_attempt(party.members, end.attempt)
        and is_met(party.force, end.requirement)
    )


def may_attempt(team: Sequence[Member], icons: Sequence[str]) -> bool:
    """Whether one of them has an affiliation that the mission names (1E-7.2.1/5)."""
    return bool(team) and (not icons or any(set(member.affiliations) & set(icons) for member in team))


SUBCOMMANDS = frozenset(("Com", "Nav", "Def"))
"""The icons that staff ships of the Borg."""


def supplies(crew: Sequence[Sequence[str]], needed: Sequence[str]) -> bool:
    """Whether each icon is supplied by somebody else; who has few is asked first."""
    left = sorted(crew, key=len)
    for icon in needed:
        found = next((icons for icons in left if icon in icons), None)
        if found is None:
            return False
        left.remove(found)
    return True


def staffs(crew: Sequence[Member], ship: Member, ways: Sequence[Sequence[str]]) -> bool:
    """Whether a crew staffs a ship in one of some ways (1E-7.1.3/2, 1E-7.1.3.0.1/2)."""
    if not any(set(member.affiliations) & set(ship.affiliations) for member in crew):
        return False
    if any(not SUBCOMMANDS.isdisjoint(way) for way in ways):
        supplied = [(*member.icons, *member.affiliations) for member in crew]
        return any(supplies(supplied, sorted(way, key=lambda icon: icon not in SUBCOMMANDS)) for way in ways)
    commanders = sum("Cmd" in member.icons for member in crew)
    staff = sum("Stf" in member.icons and "Cmd" not in member.icons for member in crew)
    return not ways or any(
        commanders >= way.count("Cmd") and commanders + staff >= len(way) for way in map(tuple, ways)
    )
