"""The hand of a player of Second Edition on the screen."""

from __future__ import annotations

from collections import Counter
from textwrap import shorten

from rich.console import Console
from rich.table import Table

from spaceline.cli.play.hand import hand_cards
from spaceline.cli.sheets.second import figures, skills
from spaceline.cli.terminal import DIM, TITLE, coloured, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.effects.render import render_lines
from spaceline.rules.second.facts import Facts
from spaceline.rules.words import Known, Scene

LONGEST_TEXT = 100
KINDS = ("personnel", "ship", "equipment", "event", "interrupt")


def order(it: Known | None, card: CardId) -> tuple[int, str, int, str, int]:
    """Where a card stands among the others: by type, affiliation and cost."""
    if it is None:
        return (len(KINDS), "", 0, "", card)
    kind = KINDS.index(it.type) if it.type in KINDS else len(KINDS)
    return (kind, it.facts.affiliation, -it.facts.cost, it.name, card)


def own_hand(scene: Scene) -> list[CardId]:
    """The different cards in the viewer's hand."""
    return hand_cards(scene, order)


def print_hand(out: Console, scene: Scene) -> None:
    """Print the hand: a number for ``c``, the cost, the name, and what the card brings."""
    hand = scene.zone(scene.view.viewer, "hand")
    copies = Counter(scene.cards[card].definition for card in hand)
    counters = scene.mark(scene.view.viewer, "counters")
    heading(out, f"Your hand: {scene.counted(len(hand), 'card')}", "cost, name, attributes, what it brings")
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=DIM, no_wrap=True)
    grid.add_column(justify="right", style=TITLE, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=24)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for number, card in enumerate(own_hand(scene), 1):
        it = scene.definition(card)
        if it is None:
            continue
        now: Facts = scene.facts(card)
        cost = "-" if it.type == "interrupt" else str(now.cost)
        code = coloured(it.facts.affiliation) if it.facts.affiliation else styled("")
        title = styled(it.title, "" if now.cost <= counters else DIM)
        if copies[it.facts.id] > 1:
            title.append(f" ×{copies[it.facts.id]}", TITLE)
        grid.add_row(f"h{number}", cost, code, title, styled(figures(now), DIM), styled(brings(it, now), DIM))
    out.print(grid)


def brings(it: Known, now: Facts) -> str:
    """What a card brings: its skills, or the beginning of its text."""
    if now.skills:
        return skills(now)
    text = " ".join(line.strip() for line in render_lines(it.abilities, it.facts))
    return shorten(text, LONGEST_TEXT, placeholder=" …") or str(it.facts.ship_class)
