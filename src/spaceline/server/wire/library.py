"""What the routes of cards give: what a search finds, what can be asked, and all that is known of a card."""

from __future__ import annotations

import msgspec


class SearchTrouble(msgspec.Struct, frozen=True):
    """Why a part of a search cannot be read."""

    sentence: str
    start: int
    """The first letter of what cannot be read, and the first after it."""
    end: int


class CardsFound(msgspec.Struct, frozen=True):
    """What a search finds, in its order."""

    cards: tuple[str, ...]
    troubles: tuple[SearchTrouble, ...] = ()
    """All that cannot be read, in the order in which it stands there; then nothing is found."""


class WordToChoose(msgspec.Struct, frozen=True):
    """Something that one may choose in a field."""

    word: str
    """As it is searched for."""
    label: str
    """As players call it."""
    number: int
    """How many cards have it."""


class FieldToSearch(msgspec.Struct, frozen=True):
    """Something that can be asked of a card."""

    name: str
    kind: str
    about: str
    words: dict[str, int]
    """For a word, each that the cards have with how many have it."""
    choices: tuple[WordToChoose, ...]
    """For a word, what one may choose from: each thing once, by its name."""


class PileToFill(msgspec.Struct, frozen=True):
    """A part of a deck."""

    name: str
    types: tuple[str, ...]
    """The types of cards that usually lie there."""


class Library(msgspec.Struct, frozen=True):
    """The cards of a ruleset: what can be asked of them, and what a deck of them consists of."""

    ruleset: str
    size: int
    cards: tuple[str, ...]
    """All of them, by their ids."""
    fields: tuple[FieldToSearch, ...]
    orders: tuple[str, ...]
    piles: tuple[PileToFill, ...]
    hand: int
    """How many cards a game begins with."""
    forms: tuple[str, ...]
    """In which a deck can be written."""


class ShownClause(msgspec.Struct, frozen=True):
    """A clause of the rules."""

    id: str
    section: str
    rule: str


class ShownScenario(msgspec.Struct, frozen=True):
    """A scenario that shows what a card does."""

    name: str
    title: str


class CardAbout(msgspec.Struct, frozen=True):
    """What is known of a card beside its face."""

    card: str
    name: str
    set: str
    lines: tuple[str, ...]
    """Its facts in words."""
    is_playable: bool
    why_not: str
    """Why it cannot be played; empty when it can."""
    decks: tuple[str, ...]
    """The titles of the ready decks that have it."""
    rulings: tuple[ShownClause, ...]
    """About this card by name."""
    clauses: tuple[ShownClause, ...]
    """That its scenarios show."""
    scenarios: tuple[ShownScenario, ...]
