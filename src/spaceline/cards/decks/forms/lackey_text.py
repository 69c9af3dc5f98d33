"""The text of LackeyCCG: copies, a tab and a name in each line; a section begins with its name and a colon."""

from __future__ import annotations

import re

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.lackey_zones import DECK, pile_of, sections_of
from spaceline.cards.decks.forms.listing import Listing, cleaned, copies_of, lines_of
from spaceline.cards.decks.kinds import DeckKind, kind_of
from spaceline.cards.decks.naming import DeckError

CARD = re.compile(r"\s*([0-9]+)\s+(\S.*)")
SECTION = re.compile(r"\s*([^0-9\s][^\t]*?)\s*:\s*")


def suits(text: str) -> bool:
    """Whether the first line is one of this form."""
    lines = lines_of(text)
    return bool(lines) and bool(CARD.fullmatch(lines[0][1]) or SECTION.fullmatch(lines[0][1]))


def read(text: str, kind: DeckKind) -> Listing:
    """What is listed in the text of LackeyCCG.

    Raises:
        DeckError: a line is neither a card nor the name of a section.
    """
    listing = Listing()
    section = DECK
    for number, line in lines_of(text):
        if card := CARD.fullmatch(line):
            pile = listing.pile(pile_of(section, kind), section)
            pile.append((cleaned(card[2]), copies_of(card[1], number)))
        elif heading := SECTION.fullmatch(line):
            section = heading[1]
        else:
            raise DeckError(f"line {number} is neither a card nor a section: {' '.join(line.split())[:60]!r}")
    return listing


def write(deck: Deck, pool: Pool) -> str:
    """A deck as LackeyCCG reads it; its text has no room for the title."""
    lines: list[str] = []
    for section, cards in sections_of(deck, kind_of(deck.ruleset), pool).items():
        if section != DECK:
            lines.append(f"{section}:")
        lines.extend(f"{copies}\t{name}" for name, copies in cards.items())
    return "".join(f"{line}\n" for line in lines)
