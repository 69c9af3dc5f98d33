"""Sets of dilemmas that are worth trying: what the rules of thumb choose, and what they would with other estimates."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from spaceline.core.data.decisions import Answer, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.obstacles import WORTHWHILE, DilemmaCandidate, best_of_group, best_set, facing

SPREAD = 0.7
"""How far estimates of harm are off: the deviation of their logarithm."""
LITTLE = 0.15
"""So much harm may come of a dilemma of which none is expected."""
KEPT = (0.0, 0.3, WORTHWHILE, 1.2)
"""From what harm on a dilemma is not kept for later."""
TRIES = 4
"""So often for each set that is wanted, others are made up: many come out the same."""


def sets_to_try(board: Board, selection: Selection, usual: Answer, count: int, rng: Random) -> list[Answer]:
    """The usual choice and others that may be as good, in the order in which they are to be faced."""
    found = {usual.cards: usual}
    known = tuple(estimates(board, selection))
    for _ in range(count * TRIES):
        if len(found) >= count:
            break
        chosen = made_up(known, selection, rng)
        found.setdefault(chosen, Answer(cards=chosen))
    return list(found.values())


def estimates(board: Board, selection: Selection) -> Iterator[DilemmaCandidate]:
    """One dilemma of each title that can be read, with the harm that is expected of it."""
    crowd = facing(board)
    for group in dict.fromkeys(selection.groups):
        found = best_of_group(board, selection, group, crowd)
        if found is not None:
            yield found


def made_up(known: tuple[DilemmaCandidate, ...], selection: Selection, rng: Random) -> tuple[CardId, ...]:
    """The best set by estimates that are off at random, whatever may end the attempt last."""
    kept = rng.choice(KEPT)
    guessed = [
        DilemmaCandidate((it.harm + LITTLE) * exp(rng.gauss(0, SPREAD)), it.cost, it.group, it.card, it.is_wall)
        for it in known
    ]
    return best_set(guessed, selection, kept)
