"""Ratings after Bradley and Terry (1952): strengths that make the games as they went most likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt

ANCHOR = 1000.0
"""The rating of the anchored player."""
POINTS = 400 / log(10)
"""Rating points for one unit of strength: 400 more points are ten times the chances, as in chess."""
TIED = 0.5
"""A tie is added for every two players, so that a player who won every game has a rating too."""
STEPS, LONGEST, CLOSE = 200, 1.0, 1e-9
"""How many steps are made, how long one may be, and how short the last one is."""

Results = dict[tuple[str, str], float]
"""How many games the first won against the second; a tie counts half for either."""
Matrix = list[list[float]]


def fitted(
    names: Sequence[str], scored: Mapping[tuple[str, str], float], anchor: str
) -> dict[str, tuple[float, float]]:
    """Each player's rating with its standard error; that of the anchored player is fixed and has none.

    Newton's method on the likelihood. The standard errors come from its curvature: they hold for many games.
    """
    free = [name for name in names if name != anchor]
    strength = dict.fromkeys(names, 0.0)
    covariance: Matrix = []
    for _ in range(STEPS):
        slope, curvature = derivatives(names, free, scored, strength)
        covariance = inverse(curvature)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in covariance]
        longest = max(map(abs, steps))
        for name, step in zip(free, steps, strict=True):
            strength[name] += step * min(1.0, LONGEST / longest) if longest else 0.0
        if longest < CLOSE:
            break
    errors = {name: sqrt(covariance[at][at]) for at, name in enumerate(free)} | {anchor: 0.0}
    return {name: (ANCHOR + POINTS * strength[name], POINTS * errors[name]) for name in names}


def derivatives(
    names: Sequence[str], free: Sequence[str], scored: Mapping[tuple[str, str], float], strength: Mapping[str, float]
) -> tuple[list[float], Matrix]:
    """The slope of the logarithm of the likelihood, and how it bends, in the strengths that are not fixed."""
    at = {name: index for index, name in enumerate(free)}
    slope, curvature = [0.0] * len(free), [[0.0] * len(free) for _ in free]
    for one, other in combinations(names, 2):
        won, lost = (scored.get(pair, 0.0) + TIED for pair in ((one, other), (other, one)))
        chance = 1 / (1 + exp(strength[other] - strength[one]))
        surplus, bend = won - (won + lost) * chance, (won + lost) * chance * (1 - chance)
        for name, sign in ((one, 1), (other, -1)):
            if name in at:
                slope[at[name]] += sign * surplus
                curvature[at[name]][at[name]] += bend
        if one in at and other in at:
            curvature[at[one]][at[other]] -= bend
            curvature[at[other]][at[one]] -= bend
    return slope, curvature


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small matrix, by elimination; those here are symmetric and positive, so none is singular."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (part := rows[other][at]):
                rows[other] = [value - part * here for value, here in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
