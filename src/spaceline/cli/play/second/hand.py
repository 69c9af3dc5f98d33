"""The hand of a player of Second Edition on the screen."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from spaceline.cli.play.hand import beginning_of_text, hand_table, numbered, titled
from spaceline.cli.terminal import DIM, coloured, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.presentation import Scene
from spaceline.presentation.hands import different_cards
from spaceline.presentation.second.layout import hand_order, lent
from spaceline.presentation.second.sheet import figures, skills
from spaceline.rules.second.facts import Facts


def own_hand(scene: Scene) -> list[CardId]:
    """The different cards in the viewer's hand, and those that are played as if they were in it."""
    return [*different_cards(scene, hand_order, "hand"), *lent(scene)]


def shows_hand(scene: Scene) -> bool:
    """Whether it is the part of the turn in which cards are played and drawn."""
    return scene.own.moment(scene).part == "play_and_draw"


def print_hand(out: Console, scene: Scene) -> None:
    """Print the hand: a number for ``c``, the cost, the name, and what the card brings."""
    hand = scene.zone(scene.view.viewer, "hand")
    copies = Counter(scene.cards[card].definition for card in hand)
    counters = scene.mark(scene.view.viewer, "counters")
    heading(out, f"Your hand: {scene.counted(len(hand), 'card')}", "cost, name, attributes, what it brings")
    grid = hand_table(title_width=24, has_costs=True)
    for number, card, it in numbered(scene, own_hand(scene)):
        now: Facts = scene.facts(card)
        cost = "-" if it.type == "interrupt" else str(now.cost)
        code = coloured(it.facts.affiliation) if it.facts.affiliation else styled("")
        held = scene.cards[card]
        in_hand = held.role == "hand"
        title = titled(it, copies[held.definition] if in_hand else 1, "" if now.cost <= counters else DIM)
        title.append("" if in_hand else f" on {scene.name(held.parent)}", DIM)
        brings = skills(now) if now.skills else beginning_of_text(it) or it.facts.ship_class
        grid.add_row(number, cost, code, title, styled(figures(now), DIM), styled(brings, DIM))
    out.print(grid)
