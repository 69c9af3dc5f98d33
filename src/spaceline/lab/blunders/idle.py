"""Why a player of First Edition with a team and a ship attempted nothing: what stood in the way at the best mission."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.heuristic.first.board import Board, Location, Member, words_of
from spaceline.players.heuristic.first.journeys import routes
from spaceline.players.heuristic.first.odds import Odds, may_attempt, staffs
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.heuristic.strength import Force, is_met

READY = 6
"""So many personnel who can act are a team."""
HOPEFUL = 0.1
"""A chance that many players would take."""


class Reason(IntEnum):
    """What stood in the way, the further from an attempt the smaller."""

    NO_STAFF = 0
    NOWHERE = 1
    NO_MATCH = 2
    SKILLS = 3
    NO_CHANCE = 4
    SMALL_CHANCE = 5
    HOPE = 6


WORDS = {
    Reason.NO_STAFF: "ship not staffed",
    Reason.NOWHERE: "no open mission in reach",
    Reason.NO_MATCH: "affiliation does not match",
    Reason.SKILLS: "skills for the mission missing",
    Reason.NO_CHANCE: "seeds hardly to be passed",
    Reason.SMALL_CHANCE: "chance below one in ten",
    Reason.HOPE: "chance of one in ten or more",
}


class Idleness:
    """Looks at the teams of a player."""

    def __init__(self, board: Board, beneath: Beneath, seed: int = 1) -> None:
        """Look at the board."""
        self.board, self.beneath, self.odds = board, beneath, Odds(seed)

    def reason(self) -> str:
        """What stood in the way where least did; empty where there is no team with a ship."""
        found = [reason for ship in self.board.ships for reason in self.of_ship(ship)]
        return WORDS[max(found)] if found else ""

    def of_ship(self, ship: CardId) -> Iterator[Reason]:
        """What stands in the way at each mission that the team beside a ship could come to."""
        place = self.board.place(ship)
        team = [card for people in self.board.company(place).values() for card in people]
        if not self.board.is_able(ship) or len(team) < READY:
            return
        members = self.board.members(team)
        goals = {goal.place: goal for goal in self.board.goals}
        found = [self.at(goals[place], members, ship)] if place in goals else []
        it, values = self.board.definition(ship), self.board.member(ship)
        flies = (
            it is not None and values is not None and staffs(members, values, [way.icons for way in it.facts.staffing])
        )
        found += [
            self.at(goals[there], members, ship) for there in self.in_reach(ship, place) if there in goals and flies
        ]
        yield from found or [Reason.NOWHERE if flies else Reason.NO_STAFF]

    def in_reach(self, ship: CardId, place: PlaceId) -> list[PlaceId]:
        """Where a ship can be in this turn."""
        return [there for there, route in routes(self.board, ship, place).items() if not route.turns]

    def at(self, goal: Location, members: tuple[Member, ...], ship: CardId) -> Reason:
        """What stands in the way at one mission."""
        end = goal.end
        if end is None or end.requirement is None or not may_attempt(members, end.attempt):
            return Reason.NO_MATCH
        vessel = self.board.member(ship) if goal.facts.kind == "space" else None
        if not is_met(Force(members, vessel, words_of), end.requirement):
            return Reason.SKILLS
        seeds = self.beneath.seeds(self.board, goal)
        chance = self.odds.promise(members, goal, seeds, vessel, self.board.mark(ship, "damage")).chance
        return Reason.NO_CHANCE if chance <= 0 else Reason.SMALL_CHANCE if chance < HOPEFUL else Reason.HOPE
