"""Abilities: the texts of a card, each with when it works."""

from __future__ import annotations

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards, Filter, Node
from spaceline.effects.nodes.tests import Test


class Faced(Node, frozen=True):
    """The text of a dilemma: carried out when it is faced."""

    effect: Effect


class Played(Node, frozen=True):
    """Carried out when the card is played."""

    effect: Effect


class PlaysOn(Node, frozen=True):
    """The event is played on a card instead of nowhere; ``core`` is your core (2E-playing-specific-kinds/6)."""

    cards: Cards | None = None
    """None for the core."""


class PlayedOnlyIf(Node, frozen=True):
    """The card can be played only if the test holds."""

    test: Test


class Order(Node, frozen=True):
    """An order (2E-other-order-actions/1)."""

    effect: Effect
    test: Test | None = None
    limit: str = ""
    """``turn``: once each turn."""


class Static(Node, frozen=True):
    """Modifies cards as long as the test holds and the card is in play."""

    cards: Cards
    modifiers: tuple[Modifier, ...]
    test: Test | None = None


class When(Node, frozen=True):
    """Responds to an occurrence (2E-when-and-while/2)."""

    moment: str
    """``about`` before it, ``when`` after it."""
    verb: str
    effect: Effect
    whose: str = "you"
    """Whose cards, or whose doing: ``you opponent anyone``."""
    subject: Filter | None = None
    """What the cards it happens to must be; None for this card only. The cards are named ``those``."""
    where: str = ""
    """Where those cards must be: ``present facing here``; empty for anywhere."""
    other: bool = False
    """Not when it happens to this card."""
    test: Test | None = None
    optional: bool = True
    limit: str = ""
    by: str = ""
    """``dilemma``: only when a dilemma does it."""


class Forbids(Node, frozen=True):
    """Something cannot be done as long as the test holds."""

    act: str
    """``complete``: complete this mission."""
    test: Test


class Damage(Node, frozen=True):
    """Works only while the card lies on a ship as damage (2E-damage/1)."""

    ability: Static | When


class FreeRegion(Node, frozen=True):
    """Moving between this mission and one of another quadrant costs no more Range."""

    quadrants: tuple[str, ...]


Ability = Faced | Played | PlaysOn | PlayedOnlyIf | Order | Static | When | Forbids | Damage | FreeRegion
