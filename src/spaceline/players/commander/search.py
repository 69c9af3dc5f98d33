"""A search for one answer: it is tried in worlds, played on by rules of thumb, and what comes of it is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.data.seen import View
from spaceline.players.beliefs import Guessing
from spaceline.players.commander.budget import Allowance, Effort
from spaceline.players.commander.halving import ComparedAnswers, Trial, compared
from spaceline.players.commander.value import Weights
from spaceline.players.seat import Player, Seat
from spaceline.players.worlds import SampledWorld, Worlds

REFUSED = -1.0
"""What an answer is worth that the rules refuse."""


class TriedAnswer(NamedTuple):
    """An answer that may be given."""

    answer: Answer
    following: str = ""
    """The kind of option that is to be chosen next, if it is offered; without it the rules of thumb go on."""


class Tries(NamedTuple):
    """What is to be compared."""

    candidates: Sequence[TriedAnswer]
    """The first is the usual answer."""
    until: Callable[[SampledWorld], bool]
    """Where the game has gone on far enough to be judged."""


class Judge(NamedTuple):
    """How positions are valued, and by whom games are played on."""

    weights: Weights
    features: Callable[[View, Mapping[str, Any]], Sequence[float]]
    makes: Callable[[int], Player]


class Search:
    """The trials of one decision."""

    def __init__(self, seat: Seat, judge: Judge, belief: Guessing, seed: int) -> None:
        """Look at the table once; worlds are drawn as they are needed, and kept for all answers."""
        self._judge, self._seed = judge, seed
        self._me, self._definitions = seat.viewer, seat.definitions
        self._worlds = Worlds(seat, belief)
        self._drawn: dict[int, SampledWorld] = {}
        self.trials = 0

    def compared(self, tries: Tries, effort: Effort, allowed: Allowance | None = None) -> ComparedAnswers[TriedAnswer]:
        """What all answers come to in these worlds, as far as the time goes; None for however long it takes."""
        return compared(
            tries.candidates, self.trials_of(tries), effort, lambda: allowed is not None and allowed.is_used_up
        )

    def trials_of(self, tries: Tries) -> Trial[TriedAnswer]:
        """How one of these answers is tried in one world."""

        def trial(candidate: TriedAnswer, number: int) -> float:
            return self.trial(candidate, number, tries)

        return trial

    def trial(self, candidate: TriedAnswer, number: int, tries: Tries) -> float:
        """What comes of an answer in the world of that number: the chance of winning, 0 to 1."""
        self.trials += 1
        world = self.world(number).clone()
        try:
            world.answer(candidate.answer)
        except Refusal:
            return REFUSED
        if candidate.following and world.asked == self._me:
            wanted = (option for option in world.seat.decision.options if option.kind == candidate.following)
            if (option := next(wanted, None)) is not None:
                world.answer(Answer(option=option))
        world.play_on(self.players(number), tries.until)
        return self.value(world)

    def world(self, number: int) -> SampledWorld:
        """The world of that number."""
        if number not in self._drawn:
            self._drawn[number] = self._worlds.draw(self._seed * 1009 + number)
        return self._drawn[number]

    def players(self, number: int) -> Mapping[PlayerId, Player]:
        """Those who play on; they remember nothing of other trials."""
        return {player: self._judge.makes(number * 8 + player) for player in self.world(number).players}

    def value(self, world: SampledWorld) -> float:
        """What a position is worth to the player."""
        winners = world.winners
        if winners is not None:
            return float(self._me in winners) / max(1, len(winners))
        return self._judge.weights.judge(self._judge.features(world.view(self._me), self._definitions))


def until_turn_ends(seat: Seat) -> Callable[[SampledWorld], bool]:
    """That another turn has begun than the one in which the player sits at the seat."""
    turns = next((mark.value for mark in seat.view.marks if (mark.entity, mark.name) == (TABLE, "turns")), 0)
    return lambda world: world.mark(TABLE, "turns") > turns
