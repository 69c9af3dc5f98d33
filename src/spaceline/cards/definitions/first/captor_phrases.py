"""What personnel of several sets of First Edition say who capture others, once in the game."""

from spaceline.effects.nodes.abilities import Order
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    all_of,
    capture,
    in_play,
    like,
    one,
    order,
    personnel,
    present,
    sharing,
    skill,
    some_are,
    this,
)

TORMENTS = like(titles=("Brainwash", "Interrogation", "Torture"))
"""What is fetched for those whom a brig holds."""

WARDENS = personnel(
    one_of=(
        personnel(skills=("Tal Shiar", "Obsidian Order", "Resistance", "Section 31")),
        personnel(meets=all_of(skill("SECURITY"), skill("Treachery"))),
    )
)
"""Who fetches it."""


def captures(whom: Cards) -> Order:
    """One of those is captured by the team of whoever says so; there must be somebody of the opponent's present."""
    return order(capture(one(among=whom), team=this), test=some_are(present(personnel(), "opponent")), limit="game")


def captures_here(whom: Cards) -> Order:
    """One of those is captured, where somebody of the opponent's is at the location."""
    there = sharing("place", in_play(personnel(), "opponent"), this)
    return order(capture(one(among=whom), team=this), test=some_are(there), limit="game")
