"""The chances of a game as a picture: a line for each player over the turns, a dot at each better plan."""

from __future__ import annotations

from html import escape

from spaceline.core.data.leaves import PlayerId
from spaceline.effects.render.lexicon import Lexicon
from spaceline.lab.analysis.walkthrough import Analysis
from spaceline.lab.svg import drawing
from spaceline.presentation.lexicon import words_of

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 300, 60, 24, 48, 40
DASHES = ("", "7 5", "2 4", "10 4 2 4")
"""How the lines of the players differ, by seat; a colour alone would not tell everybody."""


def plot(found: Analysis, title: str, words: Lexicon | None = None) -> str:
    """An SVG document in the words of a language; the same for the same analysis."""
    words = words or words_of()
    last = max((it.answers for it in found.chances), default=0) or 1
    parts = list[str]()
    for percent in (0, 25, 50, 75, 100):
        y = height_of(percent / 100)
        parts.append(f'<line class="g" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        parts.append(f'<text class="s" x="{LEFT - 8}" y="{y}" dy="4" text-anchor="end">{percent} %</text>')
    for player in found.players:
        parts += line_of(found, player, last, words)
    parts.append(f'<text class="s" x="{LEFT}" y="{HEIGHT - 12}">{escape(words.say("plot.turns"))}</text>')
    return drawing(WIDTH, HEIGHT, title, parts)


def line_of(found: Analysis, player: PlayerId, last: int, words: Lexicon) -> list[str]:
    """The line of one player, its name at the end, and the better plans on it."""
    points = [(place_of(it.answers, last), height_of(it.chance)) for it in found.chances if it.player == player]
    if not points:
        return []
    dashes = DASHES[(player - 1) % len(DASHES)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x, y = points[-1]
    who = escape(words.say("label.player", number=player))
    return [
        f'<polyline class="i" fill="none" stroke-dasharray="{dashes}" points="{path}"/>',
        f'<text class="s" x="{x - 4:.1f}" y="{y:.1f}" dy="-8" text-anchor="end">{who}</text>',
        *(
            f'<circle class="d" cx="{place_of(it.answers, last):.1f}" cy="{height_of(it.given_chance):.1f}" r="5">'
            f"<title>{escape(words.say('plot.turn', number=it.turn))}</title></circle>"
            for it in found.plans
            if it.player == player
        ),
    ]


def place_of(answers: int, last: int) -> float:
    """How far to the right a moment is drawn."""
    return LEFT + answers / last * (WIDTH - LEFT - RIGHT)


def height_of(chance: float) -> float:
    """How far down a chance is drawn."""
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)
