"""Events of The Dominion (1999)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *

cards = Book("1e-dom")


UNFAIR = mission(below=("Points", 40), excluding=like(unique=False))


def kept_from_solving(of: str, by: str) -> When:
    """A player does not solve the unique missions of the other that show less than 40 points."""
    return about_to("solve", prevent(), end_attempt(), whose=of, subject=UNFAIR, by=by, must=True)


cards.define(
    24,
    "Fair Play",
    may_seed("facility_phase"),
    plays_in_core(),
    kept_from_solving("you", "opponent"),
    kept_from_solving("opponent", "you"),
    never_nullified(),
)

alliance(cards, 28, "Treaty: Bajoran/Dominion", "Baj", "Dom", "Kai Winn", "The Emissary")

alliance(cards, 29, "Treaty: Cardassian/Dominion", "Car", "Dom", "Dukat", seeds=True)

alliance(cards, 30, "Treaty: Romulan/Dominion", "Rom", "Dom", "Senator Vreenak")
