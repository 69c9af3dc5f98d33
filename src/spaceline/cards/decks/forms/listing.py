"""What is listed in a deck, as it is written there and before any name is looked up."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from spaceline.cards.decks.naming import DeckError

MOST = 99
"""So many copies of a card can be listed (``deck.Copies``)."""

SIZE = 1_000_000
"""No deck is longer than that many characters."""

LINE = 500
"""And no line of one."""


@dataclass
class Listing:
    """The piles of a deck: pairs of a name and its copies, in the order of the text."""

    title: str = ""
    """Empty where the form has no room for it."""
    missions: list[tuple[str, int]] = field(default_factory=list)
    besides: list[tuple[str, int]] = field(default_factory=list)
    """The dilemma pile or the seed deck."""
    cards: list[tuple[str, int]] = field(default_factory=list)
    left_out: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """Sections that a deck of this edition has no pile for."""
    unread: list[str] = field(default_factory=list)
    """Lines that seem to be neither a card nor a heading of the form."""

    def pile(self, name: str, section: str) -> list[tuple[str, int]]:
        """The pile of that name; with no name the section is one that is left out."""
        if not name:
            return self.left_out.setdefault(section, [])
        found: list[tuple[str, int]] = getattr(self, name)
        return found


def copies_of(number: str, line: int) -> int:
    """How many copies a line lists.

    Raises:
        DeckError: there can be no such number of cards.
    """
    copies = int(number) if len(number) <= len(str(MOST)) else MOST + 1
    if not 1 <= copies <= MOST:
        raise DeckError(f"line {line}: a card can be listed 1 to {MOST} times, not {number[:20]} times")
    return copies


def cleaned(name: str) -> str:
    """A name without the sign of uniqueness before it and without surplus spaces."""
    return SIGNS.sub("", on_one_line(name))


def on_one_line(words: str) -> str:
    """Words without the signs that no line, and no XML, may hold, and without surplus spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


SIGNS = re.compile(r"^[\s•❖]+")


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines of a text that are not empty, with their numbers; a mark of the byte order is no part of it.

    Raises:
        DeckError: the text, or a line of it, is far too long for a deck.
    """
    if len(text) > SIZE:
        raise DeckError("it is far too long for a deck")
    lines = text.removeprefix("\ufeff").splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > LINE:
            raise DeckError(f"line {number} is far too long for a card")
    return [(number, line.rstrip()) for number, line in enumerate(lines, start=1) if line.strip()]
