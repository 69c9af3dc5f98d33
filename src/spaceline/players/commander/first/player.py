"""What the searching player of First Edition looks into: who goes to a mission first, and whether it is attempted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.players.commander.first.features import features
from spaceline.players.commander.search import Judge, TriedAnswer, Tries, until_turn_ends
from spaceline.players.commander.value import learned
from spaceline.players.heuristic.first import FirstHeuristic
from spaceline.players.heuristic.first.board import Board
from spaceline.players.seat import Seat

ATTEMPT, ENDS, TRANSFERS = "attempt", ("end-turn",), ("beam", "walk")
SCOUTS = 2
"""So many personnel are tried as the one who goes first."""


def judge() -> Judge:
    """How positions of First Edition are valued and played on."""
    return Judge(learned("first"), features, FirstHeuristic)


def tries_for(seat: Seat, usual: Answer, count: int, rng: Random) -> Tries | None:
    """What is worth comparing with the usual answer; None where no search is made."""
    decision = seat.decision
    if decision.prompt == "orders" and usual.option is not None:
        options = list(dict.fromkeys((usual.option, *worth_a_look(decision, usual.option))))
        return Tries([TriedAnswer(Answer(option=option)) for option in options][:count], until_turn_ends(seat))
    if decision.prompt in TRANSFERS and decision.selection is not None and len(usual.cards) > 2:
        board = Board(seat.view, seat.definitions)
        target = decision.about[1] if len(decision.about) > 1 else 0
        if target in {goal.place for goal in board.goals if goal.seeds} and not board.people(target):
            parties = [usual.cards, *smaller_parties(board, usual.cards, rng)]
            candidates = [TriedAnswer(Answer(cards=cards), ATTEMPT if at else "") for at, cards in enumerate(parties)]
            return Tries(candidates[:count], until_turn_ends(seat))
    return None


def worth_a_look(decision: Decision, usual: Option) -> Iterator[Option]:
    """Attempts that are possible, and to end the turn, where no journey is under way."""
    attempts = [option for option in decision.options if option.kind == ATTEMPT]
    if attempts and usual.kind in (ATTEMPT, *ENDS, *TRANSFERS):
        yield from attempts
        yield from (option for option in decision.options if option.kind in ENDS)


def smaller_parties(board: Board, going: Sequence[CardId], rng: Random) -> Iterator[tuple[CardId, ...]]:
    """Scouts, who find out what lies there, and half of those who would go."""
    people = [card for card in going if board.type_of(card) == "personnel"]
    for scout in rng.sample(people, min(SCOUTS, len(people))):
        yield (scout,)
    half = set(rng.sample(people, (len(people) + 1) // 2))
    yield tuple(card for card in going if card in half or card not in people)
