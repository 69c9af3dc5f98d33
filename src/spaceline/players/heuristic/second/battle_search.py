"""Battles worth travelling for: texts that begin one, companies that could win it, and enemies within reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.effects import BeginBattle, Put
from spaceline.players.heuristic.appraisal import POINT, TEXT, Appraisal
from spaceline.players.heuristic.guesses import REMEMBERED
from spaceline.players.heuristic.second.battles import Battles
from spaceline.players.heuristic.second.board import Board, Company
from spaceline.players.heuristic.second.journeys import routes
from spaceline.players.heuristic.second.strength import staffs
from spaceline.players.heuristic.second.traits import is_like
from spaceline.rules.second.definition import CardDefinition

ZEST = 0.7
"""What a prize is worth in points of missions, since whoever fights is stopped and off the way."""
COUNTERS = 1.75
"""How many counters as much as a personnel stopped is worth."""
DAMAGED = 1.5
"""What damage on a ship of an opponent is worth."""
EVEN, EACH_POINT, SUREST = 0.5, 0.08, 0.95
"""How likely a battle is won by the least margin, how much likelier by each point more, and at the most."""
UNFORESEEN = 0.15
"""How likely a battle comes about for which there is no occasion yet."""


class Call(NamedTuple):
    """A text of the player's that begins a battle."""

    card: CardId
    at: int
    battle: BeginBattle
    prize: float
    """What winning is worth, in points."""


class Meeting(NamedTuple):
    """A battle that a company could begin somewhere."""

    value: float
    """In points."""
    call: Call
    ship: CardId
    """The ship that begins it; 0 for combat on a planet."""


class BattleSearch:
    """The battles that the player could go for."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board, self.battles = board, Battles(board)

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The texts in the player's core that begin battles."""
        core = self.board.zone(self.board.me, "core")
        return tuple(call for card in core if (it := self.board.definition(card)) for call in calls_of(card, it))

    def best(self, company: Company, goal: PlaceId, ship: CardId) -> Meeting | None:
        """The most valuable battle that a company could begin at a place, if it went there with a ship."""
        found = (self.meeting(call, company, goal, ship) for call in self.calls)
        return max((it for it in found if it is not None), key=lambda it: it.value, default=None)

    def meeting(self, call: Call, company: Company, goal: PlaceId, ship: CardId) -> Meeting | None:
        """What a text promises there; None where no battle could be begun and won."""
        board, battle = self.board, call.battle
        mission = board.facts(next(iter(board.zone(goal, "mission")), 0))
        if mission is None or mission.kind == "headquarters" or not self.suits(battle, company):
            return None
        ways: list[tuple[float, CardId]] = []
        if "combat" in battle.kinds and mission.kind == "planet":
            ways.extend((margin, 0) for margin in self.combats(company, goal))
        if "engagement" in battle.kinds and ship and self.may_attack(battle, company, ship):
            ways.extend((margin, ship) for margin in self.engagements(goal, ship))
        margin, begins = max(ways, default=(0.0, 0))
        return Meeting(call.prize * likelihood(margin), call, begins) if margin > 0 else None

    def suits(self, battle: BeginBattle, company: Company) -> bool:
        """Whether somebody is there whom the text demands."""
        members = self.board.known(company.personnel)
        return battle.personnel is None or any(is_like(member, battle.personnel) for member in members)

    def may_attack(self, battle: BeginBattle, company: Company, ship: CardId) -> bool:
        """Whether a ship is one that the text demands, and the company can staff it."""
        facts = self.board.facts(ship)
        if facts is None or not staffs(self.board.known(company.personnel), facts):
            return False
        return battle.ship is None or is_like(facts, battle.ship)

    def combats(self, company: Company, goal: PlaceId) -> Iterator[float]:
        """By how much each opponent on a planet would be beaten there."""
        there = self.board.zone(goal, "surface")
        allies = [card for card in self.board.ready(there) if card not in company.personnel]
        own = sum(self.battles.value(card, "Strength") for card in (*company.personnel, *allies))
        for player in sorted({self.board.cards[card].controller for card in there if card in self.board.cards}):
            foes = self.battles.enemies(there, player)
            if player != self.board.me and any(self.could_be_personnel(card) for card in foes):
                yield own - sum(self.battles.value(card, "Strength") for card in foes)

    def could_be_personnel(self, card: CardId) -> bool:
        """Whether a card is personnel, for all that can be seen."""
        facts = self.board.facts(card)
        return facts is None or facts.type == "personnel"

    def engagements(self, goal: PlaceId, ship: CardId) -> Iterator[float]:
        """By how much each ship at a place would be beaten."""
        weapons = self.battles.value(ship, "Weapons")
        for other in self.board.zone(goal, "orbit"):
            if not self.board.is_own(other):
                yield weapons - self.battles.value(other, "Shields")

    def worth_of(self, definition: CardDefinition) -> float:
        """What it is worth in counters to play a card with texts that begin battles, by the occasions there are."""
        return sum(
            call.prize / ZEST * POINT * COUNTERS * max(UNFORESEEN, self.occasion(call))
            for call in calls_of(0, definition)
        )

    def occasion(self, call: Call) -> float:
        """How likely a battle that a text begins would be won this turn."""
        best = 0.0
        for company in self.board.companies.values():
            for ship in (0, *company.ships):
                goals = [company.place]
                if ship:
                    ways = routes(self.board, ship, company.place).items()
                    goals = [goal for goal, route in ways if not route.turns]
                for goal in goals:
                    met = self.meeting(call, company, goal, ship)
                    if met is not None and call.prize:
                        best = max(best, met.value / call.prize)
        return best


def calls_of(card: CardId, definition: CardDefinition) -> Iterator[Call]:
    """The texts of a card that begin battles, as orders."""
    return (Call(card, at, battle, prize) for at, battle, prize in battles_begun_by(definition))


@lru_cache(REMEMBERED)
def battles_begun_by(definition: CardDefinition) -> tuple[tuple[int, BeginBattle, float], ...]:
    """The battles that the texts of a card begin, with the numbers of the texts and what winning is worth."""
    return tuple(
        (at, node, max(0.0, worth_of_winning(node)) / POINT * ZEST)
        for at, ability in enumerate(definition.abilities)
        for _, node in walk(ability)
        if isinstance(node, BeginBattle)
    )


def worth_of_winning(battle: BeginBattle) -> float:
    """What the text of winning promises, in personnel stopped."""
    if battle.win is None:
        return 0.0
    if any(isinstance(node, Put) and node.to == "ship" for _, node in walk(battle.win)):
        return DAMAGED
    return Appraisal(TEXT).of(battle.win)


def likelihood(margin: float) -> float:
    """How likely a battle is won that looks won by a margin."""
    return min(SUREST, EVEN + EACH_POINT * margin)
