"""The hand of a player of First Edition on the screen; in the seed phases, the seed cards that are left."""

from __future__ import annotations

from collections import Counter
from textwrap import shorten

from rich.console import Console
from rich.table import Table

from spaceline.cli.play.first.moment import is_seeding
from spaceline.cli.play.hand import hand_cards
from spaceline.cli.sheets.first import figures, skills
from spaceline.cli.sheets.printing import in_colour
from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.effects.render import render_lines
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.words import Known, Scene

LONGEST_TEXT = 100
KINDS = ("personnel", "ship", "facility", "equipment", "artifact", "dilemma", "event", "interrupt", "mission")
WORDY = ("equipment", "artifact", "event", "interrupt")
"""Types of cards whose type is told; that of others is seen by their figures."""


def order(it: Known | None, card: CardId) -> tuple[int, tuple[str, ...], str, int]:
    """Where a card stands among the others: by type, affiliation and name."""
    if it is None:
        return (len(KINDS), (), "", card)
    kind = KINDS.index(it.type) if it.type in KINDS else len(KINDS)
    return (kind, it.facts.affiliations, it.name, card)


def own_hand(scene: Scene) -> list[CardId]:
    """The different cards in the viewer's hand, in the seed phases those still to be seeded."""
    return hand_cards(scene, order, role(scene))


def role(scene: Scene) -> str:
    """Where the cards lie from which a player chooses."""
    return "seed-deck" if is_seeding(scene) else "hand"


def print_hand(out: Console, scene: Scene) -> None:
    """Print the hand: a number for ``c``, the name, attributes or kind, and what the card brings."""
    hand = scene.zone(scene.view.viewer, role(scene))
    copies = Counter(scene.cards[card].definition for card in hand)
    whose = "Your seed cards" if is_seeding(scene) else "Your hand"
    heading(out, f"{whose}: {scene.counted(len(hand), 'card')}", "name, attributes, what it brings")
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=DIM, no_wrap=True, min_width=4)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=28)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for number, card in enumerate(own_hand(scene), 1):
        it = scene.definition(card)
        if it is None:
            continue
        now: FirstFacts = scene.facts(card)
        title = styled(it.title)
        if copies[it.facts.id] > 1:
            title.append(f" ×{copies[it.facts.id]}", TITLE)
        told = it.type if it.type in WORDY else figures(now)
        brings_it = styled(brings(it, now), DIM)
        grid.add_row(f"h{number}", in_colour(it.facts.affiliations), title, styled(told, DIM), brings_it)
    out.print(grid)


def brings(it: Known, now: FirstFacts) -> str:
    """What a card brings: its skills, or the beginning of its text."""
    if found := skills(now):
        return found
    text = " ".join(line.strip() for line in render_lines(it.abilities, it.facts))
    return shorten(text, LONGEST_TEXT, placeholder=" …") or now.ship_class
