"""The orders: where to go, whom to take along and what to attempt, one action at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId
from spaceline.effects.nodes.abilities import Countdown, Cure
from spaceline.players.heuristic.card_choice import allowed
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.players.heuristic.first.dangers import Dangers
from spaceline.players.heuristic.first.journeys import TRAVEL, passages, routes, through_time
from spaceline.players.heuristic.first.odds import NOTHING, Odds, Promise, may_attempt, staffs
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.heuristic.first.simulated_encounters import TrialParty, prowess
from spaceline.players.heuristic.trail import TRANSFERS, Trail

PATIENCE = 0.82
"""What a gain in the next turn is worth, compared with one in this turn."""
MISSING_KIND = 25.0
"""So many points more is a mission worth of a kind that the player has not completed (1E-9.0/2)."""
COMPANION = 1.0
"""What it is worth to meet one more personnel who waits somewhere."""
CURE = 12.0
"""What it is worth to cure a dilemma that lies on an own ship or keeps own personnel."""
REPAIR = 6.0
"""What it is worth that a ship is being repaired, which takes two full turns in the dock of an outpost (1E-7.5.2/2)."""
LEAST, EASES = 0.28, 0.012
"""How likely success must be, and by how much less each turn."""
CLEARED, LOST = 2.5, 2.5
"""What it is worth that a seed is gone, and what each personnel costs, in points."""
HOPE = 0.05
"""How likely success must be for those whom a dilemma will kill if they wait."""
SURE = 0.8
"""How likely it must be for the crew of a damaged ship, where it could be repaired."""
CREW = 5
"""So many do not all meet unknown seeds at once."""
ABOARD = 0.01
"""What it is worth that somebody is aboard already."""
PLAGUE = 1.0
"""What it costs that a dilemma lies on a ship."""
BEHIND = 0.95
"""Who staffs the ship stays aboard as long as so much is left of what the attempt is worth."""
SPARED = 0.8
"""A scout goes ahead as long as so much is left without it: what it finds out helps the others."""

Company = Mapping[EntityId, tuple[CardId, ...]]
"""The player's personnel at a location who can act, by spot."""
TaskTeam = tuple[PlaceId, int, frozenset[CardId]]
"""A mission, how many seeds it has, and who attempts it."""


def team_of(goal: Location, people: Iterable[CardId]) -> TaskTeam:
    """Who attempts a mission as it is."""
    return goal.place, goal.seeds, frozenset(people)


class Task(NamedTuple):
    """Something a company could do, and what it is worth in points."""

    value: float
    place: PlaceId
    """Where the company is."""
    spot: EntityId
    """Where it gathers: a ship, or the place for its surface."""
    goes: PlaceId = 0
    """Where its ship goes next; 0 when it stays."""
    attempts: bool = False
    docks: CardId = 0
    """Where its ship docks."""


class Orders:
    """The plan for one moment of the orders."""

    def __init__(
        self, board: Board, odds: Odds, beneath: Beneath, trail: Trail, failed: Collection[TaskTeam] = ()
    ) -> None:
        """Look at the board; nothing leads back on the trail, and ``failed`` are the teams that tried in vain."""
        self.board, self.odds, self.beneath, self.trail, self.failed = board, odds, beneath, trail, failed
        self.goals = {goal.place: goal for goal in board.goals}
        done = {
            it.facts.kind
            for it in board.locations.values()
            if it.is_completed and board.mark(it.place, "completed") == board.me
        }
        self.missing = {"planet", "space"} - done
        self.dangers = Dangers(board)
        self.least = max(0.08, LEAST - EASES * board.turns)
        self.ways: Collection[tuple[EntityId, EntityId]] | None = None
        """From which spots people can come to which others; None while that is not known."""
        self.in_time: Collection[tuple[EntityId, EntityId]] = ()
        self._behind: dict[PlaceId, tuple[CardId, ...]] = {}

    def best_order(self, options: Sequence[Option]) -> Option | None:
        """The next step towards the most valuable thing; None when nothing is worth doing."""
        offered = list(options)
        self.ways = {(option.card, option.target) for option in options if option.kind in TRANSFERS}
        self.in_time = {(option.card, option.target) for option in options if option.kind == TRAVEL}
        for task in sorted(self.tasks(), key=lambda task: -task.value):
            while (step := self.next_step(task, offered)) is not None:
                if not self.leads_back(step):
                    return step
                offered.remove(step)
        return None

    def leads_back(self, step: Option) -> bool:
        """Whether an order would bring the cards where they have been in this turn, and nothing else."""
        trail, now = self.trail, self.trail.now
        if step.kind in ("move", "undock", TRAVEL):
            place = self.board.place(step.card) if step.kind == "undock" else step.target
            return trail.has(now.after((step.card,), place, "space"))
        if step.kind == "dock":
            return trail.has(now.after((step.card,), step.target, "docked"))
        if step.kind in TRANSFERS:
            after = now.after(self.going(step.card, step.target), step.target, role_at(self.board, step.target))
            return trail.scatters(step) or trail.has(after)
        return trail.was_given(step)

    def going(self, source: EntityId, target: EntityId) -> tuple[CardId, ...]:
        """Who goes from a spot to another when all do who are not left behind, and what they take along."""
        behind = self.behind(target) if target in self.goals else ()
        there = self.board.zone(source, role_at(self.board, source))
        return tuple(card for card in there if self.board.could_go(card) and card not in behind)

    def tasks(self) -> Iterator[Task]:
        """All that the companies could do."""
        for place in self.board.locations:
            company = self.board.company(place)
            if company and place != self.board.is_waiting:
                yield from self.attempts_here(place, company)
                yield from self.cures_here(place, company)
                yield from self.repairs_here(place)
                yield from self.travels(place, company)

    def together(self, company: Company, spot: EntityId) -> list[CardId]:
        """Those of a company who are at a spot or can come there now."""
        able = (
            people for here, people in company.items() if self.ways is None or here == spot or (here, spot) in self.ways
        )
        return [card for people in able for card in people]

    def attempts_here(self, place: PlaceId, company: Company) -> Iterator[Task]:
        """Attempting the mission where the company is."""
        goal = self.goals.get(place)
        if goal is None or goal.place == self.board.is_waiting or team_of(goal, everybody(company)) in self.failed:
            return
        is_planet = goal.facts.kind == "planet"
        for ship in (0,) if is_planet else self.ships_at(place):
            spot = ship or place
            promise = self.promise(self.together(company, spot), goal, ship)
            if self.is_too_damaged(ship, promise):
                continue
            value = self.worth(promise, goal) + self.at_hand(company, ship)
            if value > 0 and promise.chance >= (HOPE if self.is_doomed(place, company) else self.least):
                yield Task(value, place, spot, attempts=True)

    def is_too_damaged(self, ship: CardId, promise: Promise) -> bool:
        """Whether a ship had better be repaired first: another damage would destroy it with everybody aboard."""
        return bool(ship and self.board.damages(ship) and promise.chance < SURE and self.bases)

    @cached_property
    def bases(self) -> tuple[CardId, ...]:
        """The places where the player's ships can be repaired."""
        return tuple(outpost for place in self.board.locations if (outpost := self.outpost_at(place)))

    def is_doomed(self, place: PlaceId, company: Company) -> bool:
        """Whether a dilemma counts down where the company is: they had better not wait until it kills them."""
        cards = [*self.board.zone(place, "at"), *(card for spot in company for card in self.board.zone(spot, "on"))]
        known = (it for card in cards if (it := self.board.definition(card)) is not None and it.type == "dilemma")
        return any(it.facts.countdown or it.of_kind(Countdown) for it in known)

    def cures_here(self, place: PlaceId, company: Company) -> Iterator[Task]:
        """Bringing everybody together where a dilemma can be cured."""
        for spot, dilemma in self.afflicted(place):
            if self.do_cure(self.together(company, spot), dilemma) and not self.do_cure(company.get(spot, ()), dilemma):
                yield Task(CURE, place, spot)

    def repairs_here(self, place: PlaceId) -> Iterator[Task]:
        """Docking at an outpost a ship that is damaged, or that is safer there."""
        outpost = self.outpost_at(place)
        for ship in self.ships_at(place) if outpost else ():
            if ship in self.board.undocked:
                defense = self.dangers.docked(ship, outpost)
                safety = self.dangers.risk(ship, place) - self.dangers.risk(ship, place, defense=defense)
                if safety > 0:
                    yield Task(safety, place, ship, docks=outpost)
            if self.board.hull_lost(ship) and ship in self.board.undocked:
                yield Task(REPAIR, place, ship, docks=outpost)

    def outpost_at(self, place: PlaceId) -> CardId:
        """An outpost of the player's at a location; 0 for none."""
        there = (card for card in self.board.vessels if self.board.place(card) == place)
        return next((card for card in there if (it := self.board.definition(card)) and it.facts.kind == "outpost"), 0)

    def afflicted(self, place: PlaceId) -> Iterator[tuple[EntityId, CardId]]:
        """The dilemmas with a cure that lie on own ships or at a location, and where they are cured."""
        spots = ((spot, self.board.zone(spot, "at" if spot == place else "on")) for spot in self.board.spots(place))
        for spot, cards in spots:
            for card in cards:
                it = self.board.definition(card)
                if it is not None and it.type == "dilemma" and it.of_kind(Cure):
                    yield spot, card

    def do_cure(self, team: Sequence[CardId], dilemma: CardId) -> bool:
        """Whether a team cures a dilemma."""
        it = self.board.definition(dilemma)
        party = TrialParty(self.board.members(team), None, "", self.odds.chance)
        return it is not None and any(party.holds(text.test) for _, text in it.of_kind(Cure))

    def ships_at(self, place: PlaceId) -> list[CardId]:
        """The player's ships at a location that can act."""
        return [ship for ship in self.board.ships if self.board.place(ship) == place and self.board.is_able(ship)]

    def travels(self, place: PlaceId, company: Company) -> Iterator[Task]:
        """Going somewhere else, to attempt a mission, to cure a dilemma or to meet others."""
        for ship in self.ships_at(place):
            crew = self.together(company, ship)
            if not self.can_fly(ship, crew):
                continue
            for goal, route in routes(self.board, ship, place).items():
                value = self.value_of_arrival(crew, goal, ship) * PATIENCE ** (route.turns + 0.3)
                value += self.at_hand(company, ship) if value > 0 else 0.0
                value += self.dangers.risk(ship, place) - self.dangers.risk(ship, route.first)
                if value > 0 and route.first:
                    yield Task(value, place, ship, route.first)
            for goal in {*passages(self.board, place), *(goal for card, goal in self.in_time if card == ship)}:
                found = (
                    self.value_of_arrival(crew, there, ship) * PATIENCE ** (turns + 0.3)
                    for there, turns in through_time(self.board, ship, goal).items()
                )
                if (value := max(found)) > 0:
                    yield Task(value + self.at_hand(company, ship), place, ship, goal)

    def at_hand(self, company: Company, ship: CardId) -> float:
        """Of two ships that would do, the one is better where most are aboard, in space and without dilemmas.

        One that is being repaired had better stay where it is.
        """
        in_space = ship in self.board.undocked
        plagues = sum(self.board.type_of(card) == "dilemma" for card in self.board.zone(ship, "on"))
        repaired = bool(self.board.hull_lost(ship)) and not in_space
        return ABOARD * (len(company.get(ship, ())) + in_space) - PLAGUE * plagues - REPAIR * repaired

    def can_fly(self, ship: CardId, crew: Sequence[CardId]) -> bool:
        """Whether a crew staffs a ship that nothing keeps from moving."""
        card_values, member, it = self.board.card_values(ship), self.board.member(ship), self.board.definition(ship)
        if card_values is None or member is None or it is None or "move" in card_values.barred:
            return False
        return staffs(self.board.members(crew), member, [way.icons for way in it.facts.staffing])

    def value_of_arrival(self, crew: Sequence[CardId], place: PlaceId, ship: CardId) -> float:
        """What is gained by being at a location with this company."""
        there = [card for spot in self.board.spots(place) for card in self.board.people(spot, idle=True)]
        together = [*crew, *there]
        goal = self.goals.get(place)
        if goal is not None:
            promise = self.promise(together, goal, ship)
            alone = self.promise(there, goal, ship) if there else NOTHING
            value = self.worth(promise, goal) - max(0.0, self.worth(alone, goal))
            is_unfit = goal.facts.kind == "space" and self.is_too_damaged(ship, promise)
            if promise.chance >= self.least and value > 0 and not is_unfit:
                return value
        plagues = [it for _, it in self.afflicted(place)] if there else []
        cured = any(self.do_cure(together, it) and not self.do_cure(there, it) for it in plagues)
        company = COMPANION * len(there) * (1.0 if len(crew) <= 2 * len(there) else 0.3)
        repaired = bool(self.board.hull_lost(ship) and self.outpost_at(place))
        return company + CURE * cured + REPAIR * repaired

    def promise(self, team: Sequence[CardId], goal: Location, ship: CardId) -> Promise:
        """What an attempt by a team promises."""
        seeds = self.beneath.seeds(self.board, goal)
        people = self.board.members(team)
        if not ship or goal.facts.kind == "planet":
            return self.odds.promise(people, goal, seeds)
        return self.odds.promise(people, goal, seeds, self.board.member(ship), self.board.damages(ship))

    def worth(self, promise: Promise, goal: Location) -> float:
        """What an attempt is worth in points, whether it solves the mission or only clears the way to it."""
        kind = MISSING_KIND if goal.facts.kind in self.missing else 0.0
        return promise.chance * (goal.points + kind) + CLEARED * promise.cleared - LOST * promise.lost

    def next_step(self, task: Task, options: Sequence[Option]) -> Option | None:
        """The action that brings a task forward: everybody to one spot, then off the dock, on the way, the attempt."""
        board, spot = self.board, task.spot
        behind = self.behind(task.place) if task.attempts and spot == task.place else ()
        step = gather(board.company(task.place), spot, behind, options)
        if step is not None:
            return step
        if (task.goes or task.attempts) and spot >= FIRST_CARD and spot in board.cards:
            if board.cards[spot].role == "docked":
                return first(options, "undock", spot)
            if board.cards[spot].role == "aboard":
                return first(options, "launch", spot)
            if board.mark(spot, "cloaked"):
                return first(options, "cloak", spot)
        if task.docks:
            return first(options, "dock", spot, task.docks)
        if task.goes:
            return first(options, "move", spot, task.goes) or first(options, TRAVEL, spot, task.goes)
        if not task.attempts:
            return None
        mission = self.goals[task.place].mission
        return first(options, "attempt", mission, spot) or first(options, "scout", mission, spot)

    def behind(self, place: PlaceId) -> tuple[CardId, ...]:
        """Those aboard who stay there when the others land: who staffs the ship, if they are not missed."""
        if place not in self._behind:
            self._behind[place] = self._find_behind(place)
        return self._behind[place]

    def _find_behind(self, place: PlaceId) -> tuple[CardId, ...]:
        goal = self.goals.get(place)
        if goal is None or goal.facts.kind != "planet":
            return ()
        company = self.board.company(place)
        team = self.together(company, place)
        if scout := self.scout(goal, company, team):
            return tuple(card for card in team if card != scout)
        for ship in self.ships_at(place):
            crew = self.fewest(ship, company.get(ship, ()))
            if crew and self.is_enough([card for card in team if card not in crew], team, goal):
                return crew
        return ()

    def scout(self, goal: Location, company: Company, team: Sequence[CardId]) -> CardId:
        """Who meets unknown seeds alone before the others land: the least able who is not missed; 0 for nobody."""
        ashore = company.get(goal.place, ())
        is_known = not self.beneath.is_unknown(self.board, goal)
        if is_known or len(team) < CREW or len(ashore) > 1 or goal.place in {place for place, *_ in self.failed}:
            return 0
        able = {card: member for card in ashore or team if (member := self.board.member(card)) is not None}
        for card, member in sorted(able.items(), key=lambda it: (prowess(it[1]), it[0])):
            alone = goal.end is not None and may_attempt([member], goal.end.attempt)
            if alone and self.is_enough([other for other in team if other != card], team, goal, SPARED):
                return card
        return 0

    def is_enough(self, some: Sequence[CardId], team: Sequence[CardId], goal: Location, share: float = BEHIND) -> bool:
        """Whether some do about as well as the whole team."""
        fewer = self.promise(some, goal, 0)
        return fewer.chance >= self.least and self.worth(fewer, goal) >= share * self.worth(
            self.promise(team, goal, 0), goal
        )

    def fewest(self, ship: CardId, crew: Sequence[CardId]) -> tuple[CardId, ...]:
        """The least able of a crew who staff its ship; nobody where it is not staffed."""
        if not self.can_fly(ship, crew):
            return ()
        kept = list(crew)
        able = {card: prowess(member) for card in crew if (member := self.board.member(card)) is not None}
        for card in sorted(able, key=lambda card: -able[card]):
            rest = [other for other in kept if other != card]
            if self.can_fly(ship, rest):
                kept = rest
        return tuple(kept)

    def passengers(self, decision: Decision) -> tuple[CardId, ...]:
        """Who goes where an order takes them: everybody, but those who staff the ship while others land."""
        assert decision.selection is not None
        cards = allowed(decision.selection, decision.selection.cards, decision.selection.most)
        target = decision.about[1] if len(decision.about) > 1 else 0
        behind = self.behind(target) if target in self.goals else ()
        going = tuple(card for card in cards if card not in behind)
        return going if len(going) >= decision.selection.least else cards


def role_at(board: Board, spot: EntityId) -> str:
    """As what cards lie at a spot: on the surface of a location or aboard a ship or facility."""
    return "surface" if spot in board.view.places else "aboard"


def everybody(company: Company) -> list[CardId]:
    """All of a company, wherever they are at their location."""
    return [card for people in company.values() for card in people]


def gather(company: Company, spot: EntityId, behind: Collection[CardId], options: Sequence[Option]) -> Option | None:
    """A transfer that brings more of a company to a spot; None when all are there who can be."""
    sources = [where for where, people in company.items() if where != spot and not set(people) <= set(behind)]
    return next(
        (
            option
            for source in sources
            for option in options
            if option.kind in TRANSFERS and option.card == source and option.target == spot
        ),
        None,
    )


def first(options: Sequence[Option], kind: str, card: CardId, target: EntityId = 0) -> Option | None:
    """The first option of a kind with a card, and a target if one is named."""
    return next(
        (option for option in options if option.kind == kind and option.card == card and target in (0, option.target)),
        None,
    )
