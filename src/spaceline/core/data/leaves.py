"""The leaves of the state: ids, cards, places, lasting effects and the seed of chance."""

from __future__ import annotations

from typing import Annotated

import msgspec

EntityId = Annotated[int, "entity"]
"""Players, places and cards share one space of numbers, so any of them can be a parent or a target."""
PlayerId = EntityId
PlaceId = EntityId
CardId = EntityId

TextKey = Annotated[str, "text"]
"""The number of a card, a colon and which of its texts is meant."""
TextKeys = Annotated[tuple[str, ...], "texts"]
"""Several of them; their order means nothing."""

NOBODY = 0
TABLE = 9
"""The parent of what belongs to no single player."""
FIRST_PLACE = 10
FIRST_CARD = 1000


class CardState(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where one card is and who owns and controls it. Replaced, never changed."""

    definition: str
    owner: PlayerId
    controller: PlayerId
    parent: EntityId
    """A player, a place or another card."""
    role: str
    """What the card is to its parent: in the hand, aboard, beneath ..."""
    face_up: bool
    handles: tuple[int, ...]
    """The name each viewer knows the card by, by player number; 0 for a viewer who cannot tell it apart."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A spot on the table that can outlive the cards that made it."""

    key: str
    """What makes two places the same one."""


HOLDERS = "affected"
"""The name of the cards that a lasting effect concerns."""

COPIED = "copied "
"""What the name of a number begins with that a lasting effect copied from a card for those that it concerns.

It is in the view of whoever can read one of these, and in no other.
"""


class Lasting(msgspec.Struct, frozen=True):
    """An effect that goes on after the action that made it: a reference to its text, never the text."""

    definition: str
    path: tuple[int, ...]
    """The way from the definition to the expression."""
    source: CardId
    you: PlayerId
    until: str
    """The name of the moment that ends it."""
    cards: dict[str, tuple[EntityId, ...]] = {}
    words: dict[str, str] = {}
    numbers: dict[str, int] = {}


class Settled(msgspec.Struct, frozen=True):
    """The active player's choice between texts that switch each other off; it holds until one of them ends."""

    among: TextKeys
    applies: TextKey


class Chance(msgspec.Struct, frozen=True, array_like=True):
    """The random generator: a seed and how often it was drawn from. In no view, never rewound."""

    seed: int | bytes
    """A number gives what anybody can compute who knows it, for experiments; bytes are a key that nobody finds out."""
    drawn: int = 0
    fixed: tuple[CardId, ...] = ()
    """Cards that the next random selections must bring, in this order, for executable rulings."""
