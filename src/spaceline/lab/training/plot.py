"""The curve of learning as a picture: how well a value foretells, by the games it was learned from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from spaceline.lab.svg import drawing
from spaceline.lab.training.fitting import LearningStep

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 60, 30, 48, 46
LEAST, MOST = 0.5, 1.0
"""Guessing, and knowing."""
LINES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def plot(steps: Sequence[LearningStep], title: str) -> str:
    """An SVG document; the same for the same curve."""
    most = max((it.games for it in steps), default=1)

    def x(games: int) -> float:
        return LEFT + games / most * (WIDTH - LEFT - RIGHT)

    def y(auc: float) -> float:
        return HEIGHT - BOTTOM - (auc - LEAST) / (MOST - LEAST) * (HEIGHT - TOP - BOTTOM)

    parts = list[str]()
    for line in LINES:
        height = f"{y(line):.1f}"
        parts.append(f'<line class="g" x1="{LEFT}" y1="{height}" x2="{WIDTH - RIGHT}" y2="{height}"/>')
        parts.append(f'<text class="s" x="{LEFT - 8}" y="{y(line) + 4:.1f}" text-anchor="end">{line:.1f}</text>')
    dots = [(f"{x(it.games):.1f}", f"{y(max(LEAST, it.auc)):.1f}", it.games) for it in steps]
    for (one, high, _), (other, low, _) in pairwise(dots):
        parts.append(f'<line class="i" x1="{one}" y1="{high}" x2="{other}" y2="{low}"/>')
    for across, up, games in dots:
        parts.append(f'<circle class="d" cx="{across}" cy="{up}" r="5"/>')
        parts.append(f'<text class="s" x="{across}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{games}</text>')
    said = "games; a winner's position is valued above a loser's, on games left out"
    parts.append(f'<text class="s" x="{LEFT}" y="{HEIGHT - 10}">{said}</text>')
    return drawing(WIDTH, HEIGHT, title, parts)
