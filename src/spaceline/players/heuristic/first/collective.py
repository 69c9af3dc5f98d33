"""What somebody does who plays Borg: which objective to follow where (1E-7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.borg import Scouts
from spaceline.effects.nodes.effects import Afflict
from spaceline.effects.nodes.traits import Filter
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.rules.first.borg.collective import COUNTERPART

KIND = 30.0
"""What it is worth that the target is of a kind that is missing."""
SEED, STEP = 4.0, 2.0
"""What it costs that a seed lies beneath the target, and that it is a location away."""
FAR, WORTH_FOLLOWING = 60.0, -60.0
"""How far another quadrant counts, and what a target must promise."""
SPARE = 1
"""So many objectives lie face down beside the current one."""


class Collective:
    """Chooses objectives and their targets."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def next_objective(self, options: Sequence[Option]) -> Option | None:
        """The objective to be turned up, with its best target; or one to be put down face down for later."""
        if not self.board.is_of_borg:
            return None
        flips = [option for option in options if option.kind == "flip" and self.scouts(option.card)]
        if flips and not self.board.current_objective:
            best = max(flips, key=lambda option: (self.worth(option), -option.card, -option.target))
            return best if self.worth(best) > WORTH_FOLLOWING else None
        waiting = [card for card in self.board.zone(self.board.me, "agenda") if self.scouts(card)]
        hidden = (option for option in options if option.kind == "hide" and self.scouts(option.card))
        return next(hidden, None) if len(waiting) < SPARE else None

    def fetched(self, options: Sequence[Option]) -> Option | None:
        """The objective to be fetched: that with the best target there is for it."""
        found = [option for option in options if option.kind in ("download", "take") and self.scouts(option.card)]
        return max(found, key=lambda option: (self.best_for(option.card), -option.card), default=None)

    def best_for(self, card: CardId) -> float:
        """What the best target of an objective promises, as far as its kinds tell which that may be."""
        kinds = self.kinds_of(card)
        goals = (it for it in self.board.locations.values() if it.facts.kind in kinds)
        free = (it for it in goals if not self.board.has_fulfilled(it.place))
        return max(map(self.promise, free), default=WORTH_FOLLOWING)

    def kinds_of(self, card: CardId) -> set[str]:
        """The kinds of missions that an objective targets, but for those that are both."""
        it = self.board.definition(card)
        nodes = (node for text in it.abilities for _, node in walk(text)) if it is not None else ()
        return {kind for node in nodes if isinstance(node, Filter) for kind in node.names("kinds")} - {"dual"}

    def scouts(self, card: CardId) -> bool:
        """Whether a card is an objective that lets Borg scout."""
        it = self.board.definition(card)
        return it is not None and bool(it.of_kind(Scouts))

    def worth(self, option: Option) -> float:
        """What a target promises: near where most people are, with few seeds, of a kind that is missing."""
        place = self.board.place(option.target)
        goal = self.board.locations.get(place)
        if goal is None or goal.mission != option.target or not self.has_spokesman_for(option.card):
            return -100.0
        return self.promise(goal)

    def has_spokesman_for(self, card: CardId) -> bool:
        """Whether an objective needs no counterpart, or one is where most people are: they go there together."""
        it = self.board.definition(card)
        if it is None or not any(isinstance(node, Afflict) for text in it.abilities for _, node in walk(text)):
            return True
        home = max(self.board.locations.values(), key=self.people_at)
        there = (card for spot in self.board.spots(home.place) for card in self.board.people(spot, idle=True))
        known = (self.board.definition(card) for card in there)
        return any(one is not None and COUNTERPART in one.facts.characteristics for one in known)

    def promise(self, goal: Location) -> float:
        """What a location promises as a target."""
        kind = KIND if goal.facts.kind not in self.kinds_done() else 0.0
        return kind - SEED * goal.seeds - STEP * self.distance(goal)

    def kinds_done(self) -> set[str]:
        """The kinds of missions on which objectives were completed."""
        done = (place for place in self.board.locations if self.board.has_fulfilled(place))
        return {self.board.locations[place].facts.kind for place in done}

    def distance(self, goal: Location) -> float:
        """How far it is from where most of the people are, or else a facility; another quadrant is far away."""
        there = [(self.people_at(it), it) for it in self.board.locations.values()]
        most, home = max(there, key=lambda it: it[0])
        return abs(home.at - goal.at) if most and home.quadrant == goal.quadrant else FAR

    def people_at(self, it: Location) -> int:
        """How many of the player's people are at a location; a facility counts as one."""
        people = sum(len(self.board.people(spot, idle=True)) for spot in self.board.spots(it.place))
        return people + any(self.board.place(card) == it.place for card in self.board.vessels)
