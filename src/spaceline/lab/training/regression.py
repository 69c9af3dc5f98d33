"""A logistic regression by Newton's method, in plain Python: some tens of features, some ten thousand rows."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

STEPS = 12
"""So many steps of Newton's method; it is exact long before."""
RIDGE = 3.0
"""How much the weights are held toward zero, in rows."""


def regression(numbers: Sequence[Sequence[float]], outcomes: Sequence[bool]) -> tuple[float, ...]:
    """Bias and weights that make the outcomes likeliest, given a row of features for each."""
    middle, scale = scales(numbers)
    rows = [(1.0, *((x - m) / s for x, m, s in zip(row, middle, scale, strict=True))) for row in numbers]
    wins = [float(it) for it in outcomes]
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        step = solved(*slopes(rows, wins, weights))
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    unscaled = [weight / s for weight, s in zip(weights[1:], scale, strict=True)]
    bias = weights[0] - sum(weight * m for weight, m in zip(unscaled, middle, strict=True))
    return (round(bias, 6), *(round(weight, 6) for weight in unscaled))


def scales(rows: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Mean and deviation of each column; 1 for a column that never changes."""
    count = len(rows)
    columns = list(zip(*rows, strict=True))
    middle = [sum(column) / count for column in columns]
    spread = [sqrt(sum((x - m) ** 2 for x in column) / count) for column, m in zip(columns, middle, strict=True)]
    return middle, [it or 1.0 for it in spread]


def slopes(
    rows: Sequence[Sequence[float]], wins: Sequence[float], weights: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """The curvature and the slope of the likelihood, with what holds the weights toward zero."""
    size = len(weights)
    curve = [[0.0] * size for _ in range(size)]
    slope = [0.0 if at == 0 else -RIDGE * weights[at] for at in range(size)]
    for row, won in zip(rows, wins, strict=True):
        total = sum(weight * x for weight, x in zip(weights, row, strict=True))
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, total))))
        error, weight = won - chance, chance * (1 - chance)
        for one, x in enumerate(row):
            slope[one] += error * x
            line, factor = curve[one], weight * x
            for other in range(one + 1):
                line[other] += factor * row[other]
    for one in range(size):
        curve[one][one] += RIDGE if one else 1e-9
        for other in range(one):
            curve[other][one] = curve[one][other]
    return curve, slope


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """What a matrix must be multiplied by to give the wanted column (elimination with pivots)."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda other: abs(rows[other][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [x - factor * y for x, y in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
