"""The text of LackeyCCG: copies, a tab and a name in each line; a section begins with its name and a colon.

Lists that people write by hand are read with it: ``2x Daro``, ``Daro x2``, ``Personnel (20)``, ``# a remark``.
"""

from __future__ import annotations

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.entries import entry_of, heading_of_line, number_of, remark_in
from spaceline.cards.decks.forms.lackey_zones import DECK, sections_of
from spaceline.cards.decks.forms.listing import Listing, lines_of
from spaceline.cards.decks.kinds import DeckKind, kind_of

LOOSE = "loose"


def suits(text: str) -> bool:
    """Whatever is none of the other forms is read as lines, and told line by line where it cannot be."""
    return "\0" not in text and bool(lines_of(text))


def read(text: str, kind: DeckKind) -> Listing:
    """What is listed in the text of LackeyCCG, or in a list as people write it.

    LackeyCCG has the deck itself before all headings. Where no heading says which cards are the missions, such cards
    go where their types lie.
    """
    listing = Listing()
    pile, section = LOOSE, DECK
    headings: set[str] = set()
    for line in lines_of(text):
        remark = remark_in(line.text)
        heading = heading_of_line(line.text if remark is None else remark, kind)
        if remark is not None and not (heading and heading.is_known):
            continue
        if entry := entry_of(line.text):
            listing.add(line, entry[1], number_of(entry[0]), pile, section)
        elif heading is None:
            listing.bare.append((line, pile, section))
        else:
            if not heading.is_known:
                listing.doubtful.append((line, heading.section, heading.number, pile))
            pile, section = heading.pile or ("" if not heading.is_known else pile), heading.section
            headings.add(pile)
    if "missions" in headings:
        listing.cards[:0], listing.loose = listing.loose, []
    return listing


def write(deck: Deck, pool: Pool) -> str:
    """A deck as LackeyCCG reads it; its text has no room for the title."""
    lines: list[str] = []
    for section, cards in sections_of(deck, kind_of(deck.ruleset), pool).items():
        if section != DECK:
            lines.append(f"{section}:")
        lines.extend(f"{copies}\t{name}" for name, copies in cards.items())
    return "".join(f"{line}\n" for line in lines)
