"""Learning what a position is worth from games between computer players: a logistic regression, in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.data.seen import View
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.editions import BroughtDecks, edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import Pairing, pairings
from spaceline.players.commander.value import Weights

Features = Callable[[View, Mapping[str, Any]], tuple[float, ...]]
STEPS = 12
"""So many steps of Newton's method; it is exact long before."""
RIDGE = 3.0
"""How much the weights are held toward zero, in positions."""
LEFT_OUT = 5
"""One game in so many is left out of the fit and tells how well it does."""


class JudgedPosition(NamedTuple):
    """What one player saw, and whether that player won in the end."""

    game: int
    numbers: tuple[float, ...]
    has_won: bool


def positions_of(
    ruleset: Ruleset, decks: Mapping[str, BroughtDecks], features: Features, games: int, seed: int
) -> list[JudgedPosition]:
    """The positions at the beginnings of turns and after attempts, as either player saw them, of games between equals.

    A game that does not end, or not with one winner, is left out.
    """
    found: list[JudgedPosition] = []
    for number, game in enumerate(pairings(("heuristic", "heuristic"), list(decks), games, seed)):
        found += positions_in(ruleset, [decks[name] for name in game.decks], features, game, number)
    return found


def positions_in(
    ruleset: Ruleset, decks: Sequence[BroughtDecks], features: Features, game: Pairing, number: int
) -> list[JudgedPosition]:
    """The positions of one game."""
    state = edition_of(ruleset.name).start(ruleset, decks, game.seed)
    match = ArenaMatch(state, seeded_players(game.players, game.seed))
    noted: list[tuple[PlayerId, tuple[float, ...]]] = []
    before = moment(state)
    while match.step():
        now = moment(match.state)
        if now != before and not now[1] and match.state.result is None:
            noted += [(it, features(view(match.state, it), ruleset.definitions)) for it in match.state.players]
        before = now
    winners = match.state.result[0] if match.state.result is not None else ()
    return (
        [JudgedPosition(number, numbers, player in winners) for player, numbers in noted] if len(winners) == 1 else []
    )


def moment(state: State) -> tuple[int, bool]:
    """How many turns are over, and whether a mission is being attempted."""
    return state.mark(TABLE, "turns"), any(type(frame).__name__ == "MissionAttempt" for frame in state.frames)


def fitted(positions: Sequence[JudgedPosition], names: Sequence[str], ruleset: str, games: int, seed: int) -> Weights:
    """The weights that make what happened likeliest; how well they foretell is measured on games left out.

    Raises:
        ValueError: there are too few positions.
    """
    kept = [it for it in positions if it.game % LEFT_OUT]
    left = [it for it in positions if not it.game % LEFT_OUT]
    if len(kept) < 10 * len(names) or not left:
        raise ValueError(f"{len(positions)} positions are too few for {len(names)} features")
    trial = regression(kept)
    auc = area(left, Weights(ruleset, games, seed, len(kept), 0.0, tuple(names), trial[0], trial[1:]))
    bias, *weights = regression(positions)
    return Weights(ruleset, games, seed, len(positions), round(auc, 4), tuple(names), bias, tuple(weights))


def regression(positions: Sequence[JudgedPosition]) -> tuple[float, ...]:
    """Bias and weights by Newton's method on scaled features."""
    middle, scale = scales([it.numbers for it in positions])
    rows = [(1.0, *((x - m) / s for x, m, s in zip(it.numbers, middle, scale, strict=True))) for it in positions]
    wins = [float(it.has_won) for it in positions]
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


def area(positions: Sequence[JudgedPosition], weights: Weights) -> float:
    """How likely a position of a winner is valued above one of a loser; a half for guessing."""
    order = sorted(range(len(positions)), key=lambda at: weights.judge(positions[at].numbers))
    wins = sum(it.has_won for it in positions)
    losses = len(positions) - wins
    if not wins or not losses:
        return 0.5
    ranks = sum(rank for rank, at in enumerate(order, 1) if positions[at].has_won)
    return (ranks - wins * (wins + 1) / 2) / (wins * losses)
