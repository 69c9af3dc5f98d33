"""Which of several answers is best, by trials in sampled worlds: the better half goes on to more worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, TypeVar

from spaceline.players.commander.budget import Effort

A = TypeVar("A")
Trial = Callable[[A, int], float]
"""What comes of an answer in the world of that number, 0 to 1; all answers are tried in the same worlds."""


class ComparedAnswers(Generic[A]):
    """What some answers came to in the same worlds; the first of them is what is done without a search."""

    def __init__(self, answers: Sequence[A]) -> None:
        """Nothing has been tried."""
        self.answers = answers
        self.values: dict[int, list[float]] = {at: [] for at in range(len(answers))}
        """What came of each answer, by its place: a number for each world in which it was tried."""
        self.left = list(self.values)
        """The places of those that were tried in all worlds."""

    @property
    def best(self) -> int:
        """The place of the best: another than the first only if it is clearly better."""
        return winner(self.values, self.left)

    def mean(self, at: int) -> float:
        """What an answer came to on average; 0 where it was never tried."""
        return sum(self.values[at]) / max(1, len(self.values[at]))


def compared(
    answers: Sequence[A], trial: Trial[A], effort: Effort, is_late: Callable[[], bool] = lambda: False
) -> ComparedAnswers[A]:
    """Try answers in worlds; after each round the better half of them stays, and always the first.

    Another one must be better than the first by more than a standard error of the difference over the same worlds: of
    several that are much alike the luckiest seems better than it is. When it is late, the worlds count in which all
    of those that are left have been tried.
    """
    found, world = ComparedAnswers(answers), 0
    for more in effort.rounds:
        for number in range(world, world + more):
            values = tried(answers, found.left, trial, number, is_late)
            if values is None:
                return found
            for at, value in values.items():
                found.values[at].append(value)
        world += more
        found.left = survivors(found.values, found.left)
        if len(found.left) < 2:
            break
    return found


def tried(
    answers: Sequence[A], left: Sequence[int], trial: Trial[A], world: int, is_late: Callable[[], bool]
) -> dict[int, float] | None:
    """What comes of answers in one world; None when it is late before all have been tried."""
    found: dict[int, float] = {}
    for at in left:
        if is_late():
            return None
        found[at] = trial(answers[at], world)
    return found


def survivors(known: dict[int, list[float]], left: list[int]) -> list[int]:
    """The better half, and always the first."""
    order = sorted(left, key=lambda at: (-sum(known[at]), at))
    kept = order[: max(2, (len(order) + 1) // 2)]
    return sorted({0, *kept})


def winner(known: dict[int, list[float]], left: Sequence[int]) -> int:
    """The answer with the highest mean, if it is clearly better than the first."""
    best = max(left, key=lambda at: (sum(known[at]), -at))
    differences = [one - usual for one, usual in zip(known[best], known[0], strict=True)]
    count = len(differences)
    if best == 0 or count < 2:
        return 0
    mean = sum(differences) / count
    error = sqrt(sum((it - mean) ** 2 for it in differences) / (count - 1) / count)
    return best if mean > error else 0
