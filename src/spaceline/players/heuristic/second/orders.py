"""The orders segment: where to go, whom to take along and what to attempt, one order at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, NamedTuple

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.heuristic.second.battle_search import BattleSearch, Call
from spaceline.players.heuristic.second.board import Board, Company, Site
from spaceline.players.heuristic.second.journeys import routes
from spaceline.players.heuristic.second.odds import Odds
from spaceline.players.heuristic.second.strength import staffs
from spaceline.players.heuristic.second.teams import Teams
from spaceline.players.heuristic.trail import Trail

PATIENCE = 0.8
"""What a gain in the next turn is worth, compared with one in this turn."""
MISSING_KIND = 12.0
"""So many points more is a mission worth of a kind that the player has not completed (2E-winning-the-game/1)."""
COMPANION = 1.2
"""What it is worth to meet one more personnel who waits somewhere."""


class Task(NamedTuple):
    """Something a company could do, and what it is worth in points."""

    value: float
    company: Company
    goal: PlaceId
    ship: CardId
    first: PlaceId
    """The next place on the way; 0 for an attempt or a battle where the company is."""
    call: Call | None = None
    """The text that begins the battle."""


class Orders:
    """The plan for one moment of the orders segment."""

    search: ClassVar[type[BattleSearch]] = BattleSearch
    """How it looks for battles."""

    def __init__(self, board: Board, odds: Odds, trail: Trail) -> None:
        """Look at the missions that remain; nothing is done that leads back on the trail."""
        self.board, self.odds, self.trail, self.battle_search = board, odds, trail, self.search(board)
        self.teams = Teams(board, odds)
        self.goals = {site.place: site for site in board.goals}
        kinds = {site.facts.kind for site in board.sites if site.is_completed}
        self.missing = {"planet", "space"} - kinds
        self.least = self.least_chance()

    def least_chance(self) -> float:
        """How likely success must be for an attempt: less when the group will hardly grow any more."""
        left, crew = self.board.cards_left, len(self.board.crew)
        if left <= 3:
            return 0.02
        return 0.08 if crew >= 12 or left <= 8 else 0.22

    def best_order(self, options: Sequence[Option]) -> Option | None:
        """The next order on the way to the most valuable thing; None when nothing is worth doing.

        Of two ships that would do, the one is better where more are aboard.
        """
        offered = set(options)
        for task in sorted(self.tasks(), key=lambda task: (-task.value, -len(task.company.ships.get(task.ship, ())))):
            while (step := self.next_step(task, offered)) is not None:
                if not self.leads_back(step):
                    return step
                offered.discard(step)
        return None

    def leads_back(self, step: Option) -> bool:
        """Whether an order would bring the cards where they have been in this turn, and nothing else."""
        now = self.trail.now
        if step.kind == "move":
            return self.trail.has(now.after((step.card,), step.target, "orbit"))
        if step.kind == "beam":
            here, there = (
                "surface" if spot in self.board.view.places else "aboard" for spot in (step.card, step.target)
            )
            after = now.after(self.board.passengers(step.card, here), step.target, there)
            return self.trail.scatters(step) or self.trail.has(after)
        return self.trail.was_given(step)

    def tasks(self) -> Iterator[Task]:
        """All that the companies could do."""
        for company in self.board.companies.values():
            if company.personnel:
                yield from self.attempts_here(company)
                yield from self.battles_here(company)
                yield from self.travels(company)

    def attempts_here(self, company: Company) -> Iterator[Task]:
        """Attempting the mission where the company is."""
        site = self.goals.get(company.place)
        if site is None:
            return
        for ship in company.ships if site.facts.kind == "space" else (0,):
            chance = self.chance(company.personnel, site, ship)
            if chance >= self.least:
                yield Task(self.gain(chance, site), company, company.place, ship, 0)

    def battles_here(self, company: Company) -> Iterator[Task]:
        """Beginning a battle where the company is."""
        if self.battle_search.calls:
            for ship in (0, *company.ships):
                met = self.battle_search.best(company, company.place, ship)
                if met is not None:
                    yield Task(met.value, company, company.place, met.ship, 0, met.call)

    def travels(self, company: Company) -> Iterator[Task]:
        """Going somewhere else, to attempt a mission or to meet others."""
        crew = self.board.known(company.personnel)
        for ship in company.ships:
            facts = self.board.facts(ship)
            if facts is None or not staffs(crew, facts):
                continue
            for goal, route in routes(self.board, ship, company.place).items():
                if goal != company.place and route.first:
                    value = self.value_of_arrival(company, goal, ship) * PATIENCE ** (route.turns + 0.3)
                    if value > 0:
                        yield Task(value, company, goal, ship, route.first)

    def value_of_arrival(self, company: Company, goal: PlaceId, ship: CardId) -> float:
        """What is gained by being at a place with this company."""
        met = self.battle_search.best(company, goal, ship) if self.battle_search.calls else None
        return max(self.value_of_mission(company, goal, ship), met.value if met is not None else 0.0)

    def value_of_mission(self, company: Company, goal: PlaceId, ship: CardId) -> float:
        """What is gained by attempting a mission with this company, or by meeting others."""
        there = self.waiting(goal)
        site = self.goals.get(goal)
        if site is not None:
            chance = self.chance((*company.personnel, *there), site, ship)
            alone = self.chance(there, site, ship) if there else 0.0
            if chance >= self.least:
                return self.gain(chance - alone, site)
        return COMPANION * len(there) * (1.0 if len(company.personnel) <= 2 * len(there) else 0.3)

    def waiting(self, place: PlaceId) -> tuple[CardId, ...]:
        """The player's personnel at a place, stopped or not."""
        board = self.board
        aboard = tuple(card for ship in board.zone(place, "orbit") for card in board.zone(ship, "aboard"))
        return board.personnel((*board.zone(place, "surface"), *aboard))

    def chance(self, group: Sequence[CardId], site: Site, ship: CardId) -> float:
        """How likely a group completes a mission."""
        return self.odds.success(self.board.known(tuple(group)), site, self.board.facts(ship) if ship else None)

    def gain(self, chance: float, site: Site) -> float:
        """What an attempt with that chance is worth."""
        return chance * (site.facts.points + (MISSING_KIND if site.facts.kind in self.missing else 0.0))

    def next_step(self, task: Task, offered: set[Option]) -> Option | None:
        """The order that brings a task forward: everybody to one spot, then on the way, then the attempt."""
        company = task.company
        if task.first and not self.is_open(task, offered):
            return None
        spot = company.place if self.is_ashore(task) else task.ship
        team = self.first_team(task)
        gathering = gather(company, spot, offered, team)
        if gathering is not None:
            return gathering
        if task.first:
            step = Option("move", task.ship, task.first)
        elif task.call is not None:
            step = self.begins(task, task.call, offered)
        else:
            site = self.goals[task.goal]
            crew, ship = (
                self.board.known(tuple(team) or company.personnel),
                self.board.facts(task.ship) if task.ship else None,
            )
            step = Option("attempt", site.card, spot, self.odds.best(crew, site, ship)[1])
        return step if step in offered else None

    def first_team(self, task: Task) -> frozenset[CardId]:
        """Those who attempt a mission alone, before the others of the company do; nobody where all go together."""
        if task.first or task.call is not None or not self.is_ashore(task):
            return frozenset()
        return self.teams.first(task.company, self.goals[task.goal])

    def begins(self, task: Task, call: Call, offered: set[Option]) -> Option:
        """The order that begins a battle."""
        return Option("order", call.card, detail=str(call.at))

    def is_open(self, task: Task, offered: set[Option]) -> bool:
        """Whether the way is open: a ship that can go somewhere as it is manned goes only where that is offered."""
        goals = [option.target for option in offered if option.kind == "move" and option.card == task.ship]
        return not goals or task.first in goals

    def is_ashore(self, task: Task) -> bool:
        """Whether a task is done on a planet, not aboard a ship."""
        if task.first:
            return False
        return not task.ship if task.call is not None else self.goals[task.goal].facts.kind == "planet"


def gather(company: Company, spot: int, offered: set[Option], team: Collection[CardId] = ()) -> Option | None:
    """A beaming that brings more of a company, or of a team of it, to a spot; None when all are there who can be."""
    sources = [
        ship
        for ship, crew in company.ships.items()
        if crew and ship != spot and (not team or not set(crew).isdisjoint(team))
    ]
    if company.ashore and spot != company.place:
        sources.append(company.place)
    return next((option for source in sources if (option := Option("beam", source, spot)) in offered), None)
