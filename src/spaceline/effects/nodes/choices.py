"""Effects by which somebody names a skill or a card, or changes whom chance selects."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Cards


class Name(Node, frozen=True):
    """Name a skill, a number, or the title of a card, without its subtitle; later texts call it by ``name``.

    2E-naming-cards/1. Nothing can be named where there is no such skill or card.
    """

    what: str
    """``skill title number``."""
    name: str
    of: Cards | None = None
    """One of the skills or titles of these cards; None for any there is."""
    skills: tuple[str, ...] = ()
    """One of these skills, or of these numbers; empty for any skill."""
    types: tuple[str, ...] = ()
    """The types of cards whose titles may be named; empty for all."""
    until: str = ""
    """``leaves your_next_turn``: until then all texts of this card know it; empty: this text only."""
    by: str = "you"
    """``you opponent``."""


class Redirect(Node, frozen=True):
    """Change whom chance selects, in a text that responds to a random selection.

    Before it (``random_selection``): ``cards`` are left out, or with ``instead`` are those that are selected. After it
    (``select``): with ``cards`` these take the place of as many of those selected, without them chance selects again.
    """

    cards: Cards | None = None
    instead: bool = False


class ByChance(Node, frozen=True):
    """In place of the card that this text responds to, chance selects what is discarded, among all that could be."""


Choice = Name | Redirect | ByChance
