"""Effects by which somebody names or guesses something, changes whom chance selects, or lets a card decide."""

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
    """``turn leaves your_next_turn``: until then all texts of this card know it; empty: this text only."""
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


class Guess(Node, frozen=True):
    """Guess the type of cards that are then shown; succeeds when it is right."""

    cards: Cards
    types: tuple[str, ...] = ()
    """Any of these; empty for all that may be in a hand."""
    name: str = ""
    """What the one of the cards is called that chance selects once the type is named; empty where all are meant."""


class Probe(Node, frozen=True):
    """Probe: reveal the top card of your deck, which stays there and is called ``probed`` (1E-8.2/1).

    All probes at the end of one turn share one card (1E-8.2/4). It falls short with an empty deck (1E-8.2/2).
    """


class ProbeAgain(Node, frozen=True):
    """In a text that responds to a probe: the probe card is discarded, and the next one is revealed in its place."""


class PlayAnother(Node, frozen=True):
    """In a text that responds to a card that is played from hand: it goes back, and its player plays another instead.

    Whoever has none that can be played then shows the hand.
    """


Choice = Name | Redirect | ByChance | Guess | Probe | ProbeAgain | PlayAnother
