"""Which of several answers is best, by trials in sampled worlds: the better half goes on to more worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from spaceline.players.commander.budget import Effort

A = TypeVar("A")
Trial = Callable[[A, int], float]
"""What comes of an answer in the world of that number, 0 to 1; all answers are tried in the same worlds."""


def best_of(answers: Sequence[A], trial: Trial[A], effort: Effort, is_late: Callable[[], bool]) -> A:
    """The best of some answers, of which the first is what is done without a search.

    Another one must be better than the first by more than a standard error of the difference over the same worlds: of
    several that are much alike the luckiest seems better than it is. When it is late, the worlds count in which all
    of those that are left have been tried.
    """
    known: dict[int, list[float]] = {at: [] for at in range(len(answers))}
    left, world = list(known), 0
    for more in effort.rounds:
        for number in range(world, world + more):
            found = tried(answers, left, trial, number, is_late)
            if found is None:
                return answers[winner(known, left)]
            for at, value in found.items():
                known[at].append(value)
        world += more
        left = survivors(known, left)
        if len(left) < 2:
            break
    return answers[winner(known, left)]


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
