"""A deck against the field as a picture: a dot for each match-up, with its range as a line."""

from __future__ import annotations

from html import escape

from spaceline.effects.render.lexicon import Lexicon
from spaceline.lab.deck_testing.report import DeckReport
from spaceline.lab.svg import drawing
from spaceline.presentation.lexicon import words_of

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 720, 160, 110, 30, 48, 34
LINES = (0.0, 0.25, 0.5, 0.75, 1.0)


def plot(report: DeckReport, title: str, words: Lexicon | None = None) -> str:
    """An SVG document in the words of a language; the same for the same report."""
    words = words or words_of()
    height = TOP + ROW * len(report.match_ups) + BOTTOM
    parts = list[str]()
    for line in LINES:
        x = place_of(line)
        parts.append(f'<line class="g" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{height - BOTTOM}"/>')
        parts.append(f'<text class="s" x="{x}" y="{height - 12}" text-anchor="middle">{line:.0%}</text>')
    for number, it in enumerate(report.match_ups):
        y, low, high = TOP + ROW * number + ROW // 2, place_of(it.won.low), place_of(it.won.high)
        parts.append(f'<text x="16" y="{y + 4}">{escape(it.opponent)}</text>')
        parts.append(f'<line class="i" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>')
        parts.append(f'<circle class="d" cx="{place_of(it.won.rate)}" cy="{y}" r="6"/>')
        told = escape(words.say("plot.share", share=f"{it.won.rate:.0%}", of=it.games))
        parts.append(f'<text class="s" x="{WIDTH - RIGHT + 12}" y="{y + 4}">{told}</text>')
    return drawing(WIDTH, height, title, parts)


def place_of(rate: float) -> float:
    """How far to the right a share is drawn."""
    return round(LEFT + rate * (WIDTH - LEFT - RIGHT), 1)
