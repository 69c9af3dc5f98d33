"""What personnel of several sets of First Edition say who capture others, once in the game."""

from spaceline.effects.nodes.abilities import Order
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    all_of,
    capture,
    either,
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

DISABLED = personnel(disabled=True, own=True)
"""Whoever is disabled and no captive."""


def captures(whom: Cards) -> Order:
    """One of those is captured by the team of whoever says so; there must be somebody of the opponent's present."""
    return _captures(whom, present(personnel(), "opponent"), present(DISABLED, "opponent"))


def captures_here(whom: Cards) -> Order:
    """One of those is captured, where somebody of the opponent's is at the location."""
    able, disabled = in_play(personnel(), "opponent"), in_play(DISABLED, "opponent")
    return _captures(whom, sharing("place", able, this), sharing("place", disabled, this))


def _captures(whom: Cards, able: Cards, disabled: Cards) -> Order:
    """Whoever is disabled can be captured (1E-10.2.3/2), but is not counted where a text does not say so."""
    somebody = either(some_are(able), some_are(disabled))
    return order(capture(one(among=whom), team=this), test=somebody, limit="game")
