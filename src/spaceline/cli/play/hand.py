"""The cards in a player's hand, in the order in which they are shown and numbered."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from rich.table import Table
from rich.text import Text

from spaceline.cards.card import Card
from spaceline.cli.terminal import DIM, TITLE, styled
from spaceline.core.data.leaves import CardId
from spaceline.effects.render import render_lines
from spaceline.presentation import Scene

LONGEST_TEXT = 100


def hand_table(title_width: int, *, has_costs: bool = False) -> Table:
    """The columns of a hand: numbers for ``c``, costs, affiliations, titles, figures, what the card brings."""
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=DIM, no_wrap=True, min_width=4)
    if has_costs:
        grid.add_column(justify="right", style=TITLE, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=title_width)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def numbered(scene: Scene, cards: list[CardId]) -> Iterator[tuple[str, CardId, Card]]:
    """The cards that the viewer can read, with what is typed for each."""
    for number, card in enumerate(cards, 1):
        it = scene.definition(card)
        if it is not None:
            yield f"h{number}", card, it


def titled(it: Card, copies: int, style: str = "") -> Text:
    """The title of a card, with how many there are of it."""
    title = styled(it.title, style)
    if copies > 1:
        title.append(f" ×{copies}", TITLE)
    return title


def beginning_of_text(it: Card) -> str:
    """The beginning of what a card says."""
    text = " ".join(line.strip() for line in render_lines(it.abilities, it.facts))
    return shorten(text, LONGEST_TEXT, placeholder=" …")
