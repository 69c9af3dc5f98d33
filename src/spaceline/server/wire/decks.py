"""What the routes of decks take and give. A card stands under its id; a name that means no card stays as it is."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST_TITLE = 60
LONGEST_DECK = 40_000
"""Letters of a deck that is read."""
LARGEST_VERSION = 2**31 - 1
"""What the tables can count up to; no database takes any number that somebody may write down."""
CardKey = Annotated[str, msgspec.Meta(min_length=1, max_length=160)]
DeckTitle = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
CopiesListed = Annotated[int, msgspec.Meta(ge=1, le=99)]
DeckVersion = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_VERSION)]
ListedPile = Annotated[dict[CardKey, CopiesListed], msgspec.Meta(max_length=300)]


class WrittenDeck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck as it is being built: legal or not, with cards that are known or not."""

    ruleset: Annotated[str, msgspec.Meta(max_length=120)]
    title: DeckTitle
    missions: Annotated[tuple[CardKey, ...], msgspec.Meta(max_length=60)]
    """In their order; one that is there twice stands twice."""
    piles: Annotated[dict[str, ListedPile], msgspec.Meta(max_length=9)]
    """``cards``, those that are drawn, and what else the edition has: ``dilemmas``, ``seeds`` ..."""


class DeckTrouble(msgspec.Struct, frozen=True):
    """Why a deck cannot be played as it is."""

    sentence: str
    clause: str
    """The clause that it breaks, empty where it is none."""
    rule: str
    """What the clause says."""
    cards: tuple[str, ...]
    """The cards that it is about, as they stand in the deck."""


class NeedOfMission(msgspec.Struct, frozen=True):
    """Something that a mission asks for, and how much of it the deck has."""

    label: str
    have: int
    need: int
    is_met: bool


class MissionStanding(msgspec.Struct, frozen=True):
    """How a deck stands with one of its missions."""

    mission: str
    may_attempt: int
    help: int
    """Copies of personnel with something that it asks for."""
    is_met: bool
    needs: tuple[NeedOfMission, ...]
    """Of the alternative of which least is lacking."""
    ways: int
    """How many alternatives there are."""


class DeckStood(msgspec.Struct, frozen=True):
    """How a deck stands with the rules and with its missions."""

    size: int
    personnel: int
    is_legal: bool
    is_playable: bool
    """Whether it is legal and all of its cards can be played here."""
    troubles: tuple[DeckTrouble, ...]
    missions: tuple[MissionStanding, ...]


class DeckText(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as another program or site writes it."""

    ruleset: Annotated[str, msgspec.Meta(max_length=120)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)]
    file: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The name of the file; it names the deck where the text does not."""


class StrangeLine(msgspec.Struct, frozen=True):
    """A line of a text that is no card which is known here."""

    number: int
    """From 1."""
    text: str
    name: str
    """What is taken for the name of a card in it; empty where nothing is."""
    is_read: bool
    """Whether it is in the deck, under that name."""
    near: tuple[str, ...]
    """The names of cards that are called something like that."""


class DeckReadIn(msgspec.Struct, frozen=True):
    """A deck that was read, and what of the text is not in it."""

    deck: WrittenDeck
    form: str
    notes: tuple[str, ...]
    lines: tuple[StrangeLine, ...]


class DeckToWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written in a form."""

    deck: WrittenDeck
    form: Annotated[str, msgspec.Meta(max_length=40)]


class DeckOut(msgspec.Struct, frozen=True):
    """A deck in a form that other programs and sites read."""

    file: str
    text: str


class DeckToKeep(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck to be kept."""

    deck: WrittenDeck
    version: DeckVersion = 0
    """The version that was changed; one that is not the latest is refused, so that nothing is lost unseen."""


class OwnDeckListed(msgspec.Struct, frozen=True):
    """A deck of one's own in a list."""

    id: str
    ruleset: str
    title: str
    size: int
    changed: str
    is_playable: bool
    share: str
    """The path of the link by which others see it; empty while nobody may."""


class OwnDeck(msgspec.Struct, frozen=True):
    """A deck of one's own."""

    id: str
    version: int
    deck: WrittenDeck
    share: str


class DeckSharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see a deck by a link."""

    is_shared: bool


class SharedDeck(msgspec.Struct, frozen=True):
    """A deck that somebody shows."""

    by: str
    deck: WrittenDeck
