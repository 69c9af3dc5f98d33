"""Effects on ships and locations of First Edition: out of time, under another's control, places that come to be."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Cards


class Vanish(Node, frozen=True):
    """Ships leave time as long as this card stays in play; they count for uniqueness only (1E-10.2.8/1)."""

    cards: Cards


class LayWaste(Node, frozen=True):
    """Destroy everything at missions, of which nothing is left but their spans (1E-G:supernova/1)."""

    cards: Cards


class TakeControl(Node, frozen=True):
    """You control cards until this turn ends, as if they were yours (1E-G:temporary-control/1)."""

    cards: Cards
    by: Cards | None = None
    """Who commandeers them: for the rest of the game, and of the affiliation of that one (1E-7.8/1, /2)."""


class FormLocation(Node, frozen=True):
    """This card becomes a location of no type between the target and its neighbor on the right.

    1E-G:gaps-in-normal-space/1.
    """

    span: int


class Assimilate(Node, frozen=True):
    """Cards become cards of the Borg under your control for the rest of the game; holograms do not (1E-7.7.0.2)."""

    cards: Cards
    to: str = "drone"
    """``drone counterpart``: what personnel become; an own counterpart may become a drone (1E-7.7.0.2/5)."""


class Connect(Node, frozen=True):
    """A personnel is connected to this equipment as long as both are together (1E-G:assimilation-table/1)."""

    cards: Cards
    off: bool = False
    """It is disconnected instead."""


class Decloak(Node, frozen=True):
    """Make ships decloak (1E-7.6/1)."""

    cards: Cards


Space = Vanish | LayWaste | TakeControl | FormLocation | Assimilate | Connect | Decloak
