"""Learning what a position is worth: weights that foretell who won, and how well they do on games left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spaceline.lab.training.games import TrainedGame
from spaceline.lab.training.regression import regression
from spaceline.players.commander.value import Weights

LEFT_OUT = 5
"""One game in so many is left out of a trial fit, and tells how well it does."""
PARTS = 8
"""The curve of learning has so many points."""


class JudgedPosition(NamedTuple):
    """What one player saw, and whether that player won in the end."""

    numbers: tuple[float, ...]
    has_won: bool


class LearningStep(NamedTuple):
    """A point on the curve of learning."""

    games: int
    """From so many games it was learned."""
    auc: float
    """On the games left out: how likely a position of a winner is valued above one of a loser."""


def fitted(games: Sequence[TrainedGame], names: Sequence[str], ruleset: str, seed: int) -> Weights:
    """The weights that make what happened likeliest; how well they foretell is measured on games left out.

    Raises:
        ValueError: there are too few positions.
    """
    positions = judged(games)
    kept, left = divided(games)
    if len(judged(kept)) < 10 * len(names) or not left:
        raise ValueError(f"{len(positions)} positions are too few for {len(names)} features; play more games")
    auc = area(judged(left), weights_of(judged(kept), names, ruleset, len(kept), seed))
    return weights_of(positions, names, ruleset, len(games), seed, round(auc, 4))


def curve(games: Sequence[TrainedGame], names: Sequence[str]) -> list[LearningStep]:
    """How well one foretells the games left out by more and more of the others."""
    kept, left = divided(games)
    counts = dict.fromkeys(len(kept) * part // PARTS for part in range(1, PARTS + 1))
    found = []
    for count in counts:
        learned = judged(kept[:count])
        if len(learned) >= 10 * len(names):
            weights = weights_of(learned, names, "", count, 0)
            found.append(LearningStep(count, round(area(judged(left), weights), 4)))
    return found


def divided(games: Sequence[TrainedGame]) -> tuple[list[TrainedGame], list[TrainedGame]]:
    """The games to learn from, and those left out."""
    won = [it for it in games if it.winner]
    return [it for at, it in enumerate(won) if at % LEFT_OUT], [it for at, it in enumerate(won) if not at % LEFT_OUT]


def judged(games: Sequence[TrainedGame]) -> list[JudgedPosition]:
    """All positions of games that somebody won."""
    return [
        JudgedPosition(it.numbers, it.player == game.winner) for game in games if game.winner for it in game.positions
    ]


def weights_of(
    positions: Sequence[JudgedPosition], names: Sequence[str], ruleset: str, games: int, seed: int, auc: float = 0.0
) -> Weights:
    """The weights that foretell these positions best."""
    bias, *weights = regression([it.numbers for it in positions], [it.has_won for it in positions])
    return Weights(ruleset, games, seed, len(positions), auc, tuple(names), bias, tuple(weights))


def area(positions: Sequence[JudgedPosition], weights: Weights) -> float:
    """How likely a position of a winner is valued above one of a loser; a half for guessing."""
    order = sorted(range(len(positions)), key=lambda at: weights.judge(positions[at].numbers))
    wins = sum(it.has_won for it in positions)
    losses = len(positions) - wins
    if not wins or not losses:
        return 0.5
    ranks = sum(rank for rank, at in enumerate(order, 1) if positions[at].has_won)
    return (ranks - wins * (wins + 1) / 2) / (wins * losses)
