"""The ladder as a picture: a dot for each rating on one scale, with its interval as a line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from spaceline.lab.ladder.standings import Rung
from spaceline.lab.svg import drawing
from spaceline.players.registry import word_of

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 720, 130, 90, 34, 48, 34
EVERY = 100
"""Rating points from one line of the scale to the next, or a multiple of so many."""
LINES = 10
"""So many lines at most."""


def plot(rungs: Sequence[Rung], title: str) -> str:
    """An SVG document; it needs no font and no script, and is the same for the same ladder."""
    height = TOP + ROW * len(rungs) + BOTTOM
    lines = scale(rungs)
    first, last = lines[0], lines[-1]

    def at(rating: float) -> str:
        return f"{LEFT + (rating - first) / (last - first) * (WIDTH - LEFT - RIGHT):.1f}"

    parts = list[str]()
    for line in lines:
        x = at(line)
        parts.append(f'<line class="g" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{height - BOTTOM}"/>')
        parts.append(f'<text class="s" x="{x}" y="{height - 12}" text-anchor="middle">{line}</text>')
    for number, rung in enumerate(rungs):
        y = TOP + ROW * number + ROW // 2
        said = f"{rung.rating:.0f} ± {(rung.high - rung.low) / 2:.0f}" if rung.high > rung.low else f"{rung.rating:.0f}"
        parts.append(f'<text x="16" y="{y + 4}">{escape(word_of(rung.player))}</text>')
        parts.append(f'<line class="i" x1="{at(rung.low)}" y1="{y}" x2="{at(rung.high)}" y2="{y}"/>')
        parts.append(f'<circle class="d" cx="{at(rung.rating)}" cy="{y}" r="6"/>')
        parts.append(f'<text class="s" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{said}</text>')
    return drawing(WIDTH, height, title, parts)


def scale(rungs: Sequence[Rung]) -> list[int]:
    """The ratings at which a line is drawn: from below the lowest to above the highest."""
    low, high = min((rung.low for rung in rungs), default=0), max((rung.high for rung in rungs), default=0)
    step = EVERY * max(1, ceil((high - low) / EVERY / LINES))
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * at for at in range(first, last + 1)]
