"""The cadet of First Edition."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.decisions import Answer
from spaceline.players.cadet.unthinking import unthinking_answer
from spaceline.players.heuristic.first import FirstHeuristic
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.players.heuristic.first.seed_guesses import Beneath, Possible
from spaceline.players.seat import PlayerAnswer, Seat


class NothingBeneath(Beneath):
    """No thought of what lies beneath a mission."""

    def seeds(self, board: Board, location: Location) -> tuple[Possible, ...]:
        """Nothing that anybody would have to meet."""
        return ()

    def is_unknown(self, board: Board, location: Location) -> bool:
        """Nothing that a scout would have to find."""
        return False


class FirstCadet(FirstHeuristic):
    """Hopes for the best."""

    beneath: ClassVar[type[Beneath]] = NothingBeneath

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer that needs no thought, or else the one that seems best; beneath each mission goes one seed."""
        answer = unthinking_answer(seat) or super().choose(seat)
        if seat.prompt == "build-stack" and isinstance(answer, Answer):
            return Answer(cards=answer.cards[-1:])
        return answer
