"""Selectors and amounts: which cards a text means, and how many."""

from __future__ import annotations

import msgspec

from spaceline.effects.nodes.requirements import AnyRequirement


class Node(
    msgspec.Struct,
    frozen=True,
    tag=True,
    tag_field="node",
    omit_defaults=True,
    forbid_unknown_fields=True,
    cache_hash=True,
):
    """A part of a text: plain data that is performed, rendered and linted."""


class Filter(Node, frozen=True):
    """What a card must be; every part that is given must hold, any one name of a part suffices."""

    types: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    """All of them, staffing and permission icons alike."""
    skills: tuple[str, ...] = ()
    """Any one of these skills."""
    lacks: tuple[str, ...] = ()
    """None of these skills."""
    keywords: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    characteristics: tuple[str, ...] = ()
    """First Edition: gender, rank and whatever else a card is (1E-10.3/1)."""
    classifications: tuple[str, ...] = ()
    """First Edition: the classification alone, not the skill of that name (1E-10.1.0.1/1)."""
    classes: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """Of a mission or a dilemma: planet, space, headquarters, dual."""
    quadrants: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    meets: AnyRequirement | None = None
    """A requirement that the card meets by itself."""
    requires: tuple[str, ...] = ()
    """It is a mission whose printed requirement names one of these skills."""
    completed: bool | None = None
    """Whether it is a completed mission."""
    price: tuple[int, ...] = ()
    """Any one of these, as its printed cost."""
    below: tuple[str, int] | None = None
    """An attribute (or a sum written ``Cunning+Strength``) that is lower than a number."""
    unique: bool | None = None
    stopped: bool | None = None
    printed: tuple[str, ...] = ()
    """Any one of these skills, printed on the card, whatever texts add."""
    staffed: bool | None = None
    """Whether its staffing requirements are met."""
    staffing: int = 0
    """At least so many staffing icons are printed on it."""
    empty: bool | None = None
    """Whether no personnel is aboard it."""
    cloaked: bool | None = None
    followed: bool | None = None
    """Whether another location lies to its right."""
    sent: bool | None = None
    """Whether it is a ship that a card on it sends somewhere, or one of its crew: they do nothing else (1E-7.10/1)."""
    special: tuple[str, ...] = ()
    """Any one of these, as special equipment."""
    away: bool | None = None
    """Whether it belongs to an Away Team, not to a crew."""
    amid: AnyRequirement | None = None
    """A requirement that the crew or Away Team meets to which it belongs, or the crew aboard it."""
    at: Filter | None = None
    """It is at a mission like that."""
    within: Filter | None = None
    """It is aboard a card like that, or aboard a ship that is docked there."""
    on: Filter | None = None
    """It lies on a card like that."""
    under: Filter | None = None
    """A card like that lies on it."""
    facing: bool | None = None
    """Whether it is a personnel that faces a dilemma now."""
    attempting: bool | None = None
    """Whether it takes part in the mission attempt, or did when the last dilemma was revealed."""
    involved: tuple[str, ...] = ()
    """It is involved in ``combat`` or in an ``engagement`` now, or in one that its commander did not begin:
    ``defense``."""
    carries: Filter | None = None
    """A card of yours like that is aboard it."""
    corresponds: bool | None = None
    """A Commander of the ship it is aboard, or else of a ship its owner commands; a ship whose Commander its owner
    commands (2E-commander/1)."""
    equips: Filter | None = None
    """It is an equipment, and a personnel of yours like that is equipped with it."""
    bears: Filter | None = None
    """It is a personnel who is equipped with an equipment like that (2E-equipped-with/1)."""
    own: bool | None = None
    """Whether whoever commands it owns it (2E-command-and-owner/3)."""
    disabled: bool | None = None
    docked: bool | None = None
    damaged: bool | None = None
    zones: tuple[str, ...] = ()
    """It lies in one of these zones of its owner: ``hand deck discard``; ``beneath`` a mission, overcome; or it is a
    dilemma that is ``faced`` now."""
    damaging: bool | None = None
    """Whether it becomes damage where it lies on a ship (2E-damage/1)."""
    face_up: bool | None = None
    one_of: tuple[Filter, ...] = ()
    """It matches one of these."""
    excluding: tuple[Filter, ...] = ()
    """Cards that match one of these are not meant."""


class Cards(Node, frozen=True):
    """Cards somewhere, of somebody, that match a filter; or the cards a name was given to."""

    where: str = "command"
    """``this named facing present here planet aboard command table core hand deck discard pile drawn mission
    missions ship brig captured seeds afflicted team teams players involved
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
    """``place presence home affiliation species skill title kind``: only those that have it in common with one of
    ``to``; the home of a card is where its owner could play it, that of a mission its own place."""
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
