"""The hand of a player of First Edition on the screen; in the seed phases, the seed cards that are left."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from spaceline.cli.play.hand import beginning_of_text, hand_table, numbered, titled
from spaceline.cli.sheets.printing import in_colour
from spaceline.cli.terminal import DIM, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.presentation import Scene
from spaceline.presentation.first.layout import hand_order
from spaceline.presentation.first.moment import CARD_PLAYS, holding, is_seeding, moment
from spaceline.presentation.first.sheet import figures, skills
from spaceline.presentation.hands import different_cards
from spaceline.rules.first.facts import FirstFacts

WORDY = ("equipment", "artifact", "event", "interrupt")
"""Types of cards whose type is told; that of others is seen by their figures."""


def own_hand(scene: Scene) -> list[CardId]:
    """The different cards in the viewer's hand, in the seed phases those still to be seeded."""
    return different_cards(scene, hand_order, holding(scene))


def shows_hand(scene: Scene) -> bool:
    """Whether it is the time to choose from what one holds: in the seed phases and in the first part of a turn."""
    return is_seeding(scene) or moment(scene).part == CARD_PLAYS


def print_hand(out: Console, scene: Scene) -> None:
    """Print the hand: a number for ``c``, the name, attributes or kind, and what the card brings."""
    hand = scene.zone(scene.view.viewer, holding(scene))
    copies = Counter(scene.cards[card].definition for card in hand)
    whose = "Your seed cards" if is_seeding(scene) else "Your hand"
    heading(out, f"{whose}: {scene.counted(len(hand), 'card')}", "name, attributes, what it brings")
    grid = hand_table(title_width=28)
    for number, card, it in numbered(scene, own_hand(scene)):
        now: FirstFacts = scene.facts(card)
        told = it.type if it.type in WORDY else figures(now)
        title = titled(it, copies[scene.cards[card].definition])
        brings = skills(now) or beginning_of_text(it) or now.ship_class
        grid.add_row(number, in_colour(it.facts.affiliations), title, styled(told, DIM), styled(brings, DIM))
    out.print(grid)
