"""The orders: where to go, whom to take along and what to attempt, one action at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.players.heuristic.first.journeys import routes
from spaceline.players.heuristic.first.odds import Odds, staffs

PATIENCE = 0.82
"""What a gain in the next turn is worth, compared with one in this turn."""
MISSING_KIND = 25.0
"""So many points more is a mission worth of a kind that the player has not completed (1E-9.0/2)."""
COMPANION = 1.0
"""What it is worth to meet one more personnel who waits somewhere."""
LEAST, EASES = 0.4, 0.012
"""How likely success must be, and by how much less each turn."""
DISCOURAGED = 0.75
"""What is left of a mission's worth after an attempt that failed."""


class Task(NamedTuple):
    """Something a company could do, and what it is worth in points."""

    value: float
    place: PlaceId
    goal: PlaceId
    ship: CardId
    first: PlaceId
    """The next location on the way; 0 for an attempt where the company is."""


class Orders:
    """The plan for one moment of the orders."""

    def __init__(self, board: Board, odds: Odds, failures: Mapping[PlaceId, int]) -> None:
        """Look at the board."""
        self.board, self.odds, self.failures = board, odds, failures
        self.goals = {goal.place: goal for goal in board.goals}
        done = {
            it.facts.kind
            for it in board.locations.values()
            if it.is_completed and board.mark(it.place, "completed") == board.me
        }
        self.missing = {"planet", "space"} - done
        self.least = max(0.08, LEAST - EASES * board.turns)

    def best_order(self, options: Sequence[Option]) -> Option | None:
        """The next step towards the most valuable thing; None when nothing is worth doing."""
        for task in sorted(self.tasks(), key=lambda task: -task.value):
            step = self.next_step(task, options)
            if step is not None:
                return step
        return None

    def tasks(self) -> Iterator[Task]:
        """All that the companies could do."""
        for place in self.board.locations:
            company = self.board.company(place)
            if company:
                yield from self.attempts_here(place, company)
                yield from self.travels(place, company)

    def attempts_here(self, place: PlaceId, company: Mapping[EntityId, tuple[CardId, ...]]) -> Iterator[Task]:
        """Attempting the mission where the company is."""
        goal = self.goals.get(place)
        if goal is None:
            return
        everybody = [card for there in company.values() for card in there]
        spots: Sequence[CardId] = [0] if goal.facts.kind == "planet" else self.ships_at(place)
        for ship in spots:
            chance = self.chance(everybody, goal, ship)
            if chance >= self.least:
                yield Task(self.gain(chance, goal), place, place, ship, 0)

    def ships_at(self, place: PlaceId) -> list[CardId]:
        """The player's ships at a location that can act."""
        return [ship for ship in self.board.ships if self.board.place_of(ship) == place]

    def travels(self, place: PlaceId, company: Mapping[EntityId, tuple[CardId, ...]]) -> Iterator[Task]:
        """Going somewhere else, to attempt a mission or to meet others."""
        everybody = [card for there in company.values() for card in there]
        for ship in self.ships_at(place):
            member, it = self.board.member(ship), self.board.definition(ship)
            if member is None or it is None:
                continue
            ways = [way.icons for way in it.facts.staffing]
            if not staffs(self.board.members(everybody), member, ways):
                continue
            for goal, route in routes(self.board, ship, place).items():
                value = self.value_of_arrival(everybody, goal, ship) * PATIENCE ** (route.turns + 0.3)
                if value > 0 and route.first:
                    yield Task(value, place, goal, ship, route.first)

    def value_of_arrival(self, everybody: Sequence[CardId], place: PlaceId, ship: CardId) -> float:
        """What is gained by being at a location with this company."""
        there = [card for spot in self.board.spots(place) for card in self.board.people(spot, idle=True)]
        goal = self.goals.get(place)
        if goal is not None:
            chance = self.chance([*everybody, *there], goal, ship)
            alone = self.chance(there, goal, ship) if there else 0.0
            if chance >= self.least:
                return self.gain(chance - alone, goal)
        return COMPANION * len(there) * (1.0 if len(everybody) <= 2 * len(there) else 0.3)

    def chance(self, team: Sequence[CardId], goal: Location, ship: CardId) -> float:
        """How likely a team completes a mission."""
        member = self.board.member(ship) if ship and goal.facts.kind != "planet" else None
        return self.odds.success(self.board.members(team), goal, member)

    def gain(self, chance: float, goal: Location) -> float:
        """What an attempt with that chance is worth."""
        kind = MISSING_KIND if goal.facts.kind in self.missing else 0.0
        return chance * (goal.points + kind) * DISCOURAGED ** self.failures.get(goal.place, 0)

    def next_step(self, task: Task, options: Sequence[Option]) -> Option | None:
        """The action that brings a task forward: everybody to one spot, then off the dock, on the way, the attempt."""
        board = self.board
        is_landing = not task.first and self.goals[task.goal].facts.kind == "planet"
        spot: EntityId = task.place if is_landing else task.ship
        gathering = gather(board.company(task.place), spot, options)
        if gathering is not None:
            return gathering
        if spot >= FIRST_CARD and board.cards[spot].role == "docked":
            return first(options, "undock", spot)
        if task.first:
            return first(options, "move", task.ship, task.first)
        return next(
            (
                option
                for option in options
                if option.kind == "attempt"
                and option.card == self.goals[task.goal].mission
                and option.target in (spot, task.ship or spot)
            ),
            None,
        )


def gather(company: Mapping[EntityId, tuple[CardId, ...]], spot: EntityId, options: Sequence[Option]) -> Option | None:
    """A transfer that brings more of a company to a spot; None when all are there who can be."""
    sources = [where for where in company if where != spot]
    return next(
        (
            option
            for source in sources
            for option in options
            if option.kind in ("beam", "walk") and option.card == source and option.target == spot
        ),
        None,
    )


def first(options: Sequence[Option], kind: str, card: CardId, target: EntityId = 0) -> Option | None:
    """The first option of a kind with a card, and a target if one is named."""
    return next(
        (option for option in options if option.kind == kind and option.card == card and target in (0, option.target)),
        None,
    )
