"""Selectors and amounts: which cards a text means, and how many."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.traits import Filter


class Cards(Node, frozen=True):
    """Cards somewhere, of somebody, that match a filter; or the cards a name was given to."""

    where: str = "command"
    """``this named facing present here planet aboard command table core hand deck discard tent tribbles pile drawn
    mission missions completed ship brig captured seeds afflicted team teams ship_teams dock home players involved
    damage on`` (the lexicon says what each means)."""
    of: str = "you"
    """``you opponent anyone``: whose cards, or whose zone; ``holder`` for whoever controls this card, or what it is on;
    ``owner`` for whoever owns the cards that are named ``those``; ``left`` for the player on your left."""
    filter: Filter = Filter()
    name: str = ""
    """With ``where="named"``, the name."""
    other: bool = False
    """Without the card whose text this is."""
    apart: tuple[str, ...] = ()
    """Without the cards these names were given to."""
    also: tuple[str, ...] = ()
    """With ``where="named"``, further names that are meant too."""
    top: Amount = 0
    """Only so many from the top of a pile; 0 for all of it."""
    bottom: bool = False
    """From the bottom instead."""
    shares: str = ""
    """``place presence home affiliation species skill title kind homeworld``: only those that have it in common with
    one of ``to``, or with ``lower_cunning`` have less of that; the home of a card is where its owner could play it,
    that of a mission its own place."""
    to: Cards | None = None
    beside: int = 0
    """With ``shares`` in place of ``to``: only those that have it in common with at least so many others of them."""
    titled: str = ""
    """Only those whose title was named, by the name it was given (2E-naming-cards/1)."""
    skilled: str = ""
    """Only those who have the skill that was named, by the name it was given."""
    commandable: bool = False
    """Only those that you could come to command: no second copy of a unique card (2E-uniqueness/5)."""
    replacing: Cards | None = None
    """Only those that could come where that card is: of those that you could not come to command, copies of it only
    (2E-play-and-place/1)."""
    successors: Cards | None = None
    """Only those whom one of these could replace, each in turn being what they are ``replacing``."""
    hosting: Cards | None = None
    """Only ships and facilities aboard which all of these could go without house arrest (1E-10.2.10/3)."""
    costing: Amount = -1
    """Only those with a printed cost of no more than that; -1 for whatever cost."""
    only: int = 0
    """Only so many of them, those that came there first; 0 for all."""


class Count(Node, frozen=True):
    """How many cards there are."""

    cards: Cards
    most: int = 0
    """Counted no further than this; 0 for no limit."""
    less: int = 0
    """So many fewer: all but that number."""
    for_each: int = 1
    """One for so many of them, rounded down."""


class Highest(Node, frozen=True):
    """The highest value of an attribute or cost among cards."""

    of: str
    cards: Cards


class Sum(Node, frozen=True):
    """An attribute of several cards added up, as it is: what only helps to meet requirements does not count."""

    of: str
    cards: Cards
    most: int = 0
    """Only of so many of them, those with the highest; 0 for all."""


class Number(Node, frozen=True):
    """A number that was given a name."""

    name: str
    on: Cards | None = None
    """What these cards bear by that name; None for the number that this text has told."""


class CardsPlayed(Node, frozen=True):
    """How many personnel of a printed cost a player has played this turn, or how many cards of a title or type."""

    price: int = -1
    """-1 for whatever cost."""
    of: str = "you"
    """``you opponent anyone``; ``active`` for the player whose turn it is."""
    title: str = ""
    type: str = "personnel"


class CardsDrawn(Node, frozen=True):
    """How many cards a player has drawn this turn."""

    of: str = "you"
    """``you opponent anyone active``."""


class Killed(Node, frozen=True):
    """How many personnel have been killed in the attempt that is going on, or in the battle where it says whose."""

    of: str = ""
    """``you opponent anyone``: whose, in the battle."""
    filter: Filter = Filter()
    """Only personnel like that, in the battle."""


Amount = int | Count | Highest | Sum | Number | CardsPlayed | CardsDrawn | Killed
