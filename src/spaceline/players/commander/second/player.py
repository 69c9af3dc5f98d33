"""What the searching player of Second Edition looks into: which dilemmas it puts in the way, and whether to attempt."""

from __future__ import annotations

from random import Random

from spaceline.core.data.decisions import Answer, Decision
from spaceline.players.commander.search import Judge, TriedAnswer, Tries, until_turn_ends
from spaceline.players.commander.second.crews import smaller_crews
from spaceline.players.commander.second.dilemmas import sets_to_try
from spaceline.players.commander.second.features import features
from spaceline.players.commander.value import learned
from spaceline.players.heuristic.second import SecondHeuristic
from spaceline.players.heuristic.second.board import Board
from spaceline.players.seat import Seat
from spaceline.players.worlds import SampledWorld
from spaceline.rules.second.data.frames import MissionAttempt


def judge() -> Judge:
    """How positions of Second Edition are valued and played on."""
    return Judge(learned("second"), features, SecondHeuristic)


def tries_for(seat: Seat, usual: Answer, count: int, rng: Random) -> Tries | None:
    """What is worth comparing with the usual answer; None where no search is made."""
    decision = seat.decision
    if decision.prompt == "choose-dilemmas" and decision.selection is not None:
        sets = sets_to_try(Board(seat.view, seat.definitions), decision.selection, usual, count, rng)
        return Tries([TriedAnswer(it) for it in sets], is_attempt_over)
    if decision.prompt == "beam" and decision.selection is not None:
        crews = smaller_crews(Board(seat.view, seat.definitions), decision, usual.cards)
        smaller = [TriedAnswer(Answer(cards=crew), "attempt") for crew in dict.fromkeys(crews)]
        return Tries([TriedAnswer(usual), *smaller][:count], until_turn_ends(seat))
    if decision.prompt == "orders" and usual.option is not None:
        return of_orders(seat, decision, usual, count)
    return None


def is_attempt_over(world: SampledWorld) -> bool:
    """Whether no mission is being attempted any more."""
    return not world.is_under_way(MissionAttempt)


def of_orders(seat: Seat, decision: Decision, usual: Answer, count: int) -> Tries | None:
    """Attempts that are possible, or to go on as usual, or to end the turn: to the end of the turn.

    Where the only attempt that is possible is the usual one, nearly nothing ever came of looking further.
    """
    assert usual.option is not None
    attempts = [option for option in decision.options if option.kind == "attempt"]
    if not attempts or usual.option.kind not in ("attempt", "beam", "end-orders") or attempts == [usual.option]:
        return None
    ends = [option for option in decision.options if option.kind == "end-orders"]
    options = dict.fromkeys((usual.option, *attempts, *ends))
    return Tries([TriedAnswer(Answer(option=option)) for option in options][:count], until_turn_ends(seat))
