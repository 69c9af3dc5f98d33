"""What is listed in a deck, as it is written there and before any name is looked up."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from spaceline.cards.decks.unreadable import DeckError

MOST = 99
"""So many copies of a card can be listed (``deck.Copies``)."""

SIZE = 1_000_000
"""No deck is longer than that many characters."""

LINE = 500
"""And no line of one."""


class Line(NamedTuple):
    """A line of a text that is neither a card nor a heading as it stands there."""

    number: int
    """From 1; 0 where the form has no lines."""
    text: str


@dataclass
class Listing:
    """The piles of a deck: pairs of a name and its copies, in the order of the text."""

    title: str = ""
    """Empty where the form has no room for it."""
    missions: list[tuple[str, int]] = field(default_factory=list)
    besides: list[tuple[str, int]] = field(default_factory=list)
    """The dilemma pile or the seed deck."""
    cards: list[tuple[str, int]] = field(default_factory=list)
    apart: list[tuple[str, int]] = field(default_factory=list)
    """What stands below the heading of a pile for cards of any type."""
    left_out: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """Sections that a deck of this edition has no pile for."""
    loose: list[tuple[str, int]] = field(default_factory=list)
    """Cards above which no heading says where they belong: each goes where cards of its type usually lie."""
    bare: list[tuple[Line, str, str]] = field(default_factory=list)
    """Lines without copies that may be the name of a card, and the pile and the section that it would be in."""
    doubtful: list[tuple[Line, str, int, str]] = field(default_factory=list)
    """Lines that look like a heading that is not known: its name, the number beside it, the pile before."""
    unread: list[Line] = field(default_factory=list)
    """Lines that are neither a card nor a heading of the form."""
    lines: dict[str, list[Line]] = field(default_factory=dict)
    """The lines in which a name stands, where the form has lines."""

    def pile(self, name: str, section: str) -> list[tuple[str, int]]:
        """The pile of that name; with no name the section is one that is left out."""
        if not name:
            return self.left_out.setdefault(section, [])
        found: list[tuple[str, int]] = getattr(self, name)
        return found

    def add(self, line: Line, name: str, copies: int, pile: str, section: str = "") -> None:
        """Note the card of a line; a line with a number of copies that no deck can have is not read."""
        if not copies:
            self.unread.append(line)
            return
        called = cleaned(name)
        self.pile(pile, section).append((called, copies))
        self.lines.setdefault(called, []).append(line)


def cleaned(name: str) -> str:
    """A name without the sign of uniqueness before it and without surplus spaces."""
    return SIGNS.sub("", on_one_line(name))


def on_one_line(words: str) -> str:
    """Words without the signs that no line, and no XML, may hold, and without surplus spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def condensed(line: str) -> str:
    """A line with single blanks, so that no pattern tries many ways to share them out; tabs part columns."""
    return BLANKS.sub(" ", line.strip(" "))


BLANKS = re.compile(r"[^\S\t]+")
SIGNS = re.compile(r"^[\s•❖]+")


def lines_of(text: str) -> list[Line]:
    """The lines of a text that are not empty, with their numbers; a mark of the byte order is no part of it.

    Raises:
        DeckError: the text, or a line of it, is far too long for a deck.
    """
    if len(text) > SIZE:
        raise DeckError("too-long-text")
    lines = text.removeprefix("\ufeff").splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > LINE:
            raise DeckError("too-long-line", line=number)
    return [Line(number, line.rstrip()) for number, line in enumerate(lines, start=1) if line.strip()]
