"""The hand of a player of First Edition on the screen; in the seed phases, the seed cards that are left."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from spaceline.cards.sheets.first import figures, skills
from spaceline.cli.play.first.moment import is_seeding
from spaceline.cli.play.hand import beginning_of_text, hand_cards, hand_table, numbered, titled
from spaceline.cli.sheets.printing import in_colour
from spaceline.cli.terminal import DIM, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.words import Known, Scene

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
    grid = hand_table(title_width=28)
    for number, card, it in numbered(scene, own_hand(scene)):
        now: FirstFacts = scene.facts(card)
        told = it.type if it.type in WORDY else figures(now)
        title = titled(it, copies[scene.cards[card].definition])
        brings = skills(now) or beginning_of_text(it) or now.ship_class
        grid.add_row(number, in_colour(it.facts.affiliations), title, styled(told, DIM), styled(brings, DIM))
    out.print(grid)
