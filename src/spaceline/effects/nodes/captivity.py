"""Effects that take personnel captive, or let captives go (1E-7.7)."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Cards


class Capture(Node, frozen=True):
    """Capture personnel: a team of the captor's there takes custody, or else this card is a trap (1E-7.7/1, /2)."""

    cards: Cards
    who: str = "you"
    """The captor: ``you opponent``."""
    team: Cards | None = None
    """A certain team captures them, that of these cards or aboard them (1E-7.7.0.1/1)."""


class Release(Node, frozen=True):
    """Free captives, whoever holds them (1E-7.7/5)."""

    cards: Cards
    to: Cards | None = None
    """They go to the team of these cards, aboard them, or to the planet there; None for staying where they are."""


class Abduct(Node, frozen=True):
    """Abduct personnel: disabled and escorted as captives are, without being captives (1E-7.7.0.3/1).

    In the middle of a combat both adversaries leave the battle (1E-7.7.0.3/2).
    """

    cards: Cards


Captivity = Capture | Release | Abduct
