"""The .dek files of LackeyCCG: XML with a ``superzone`` for each section and a ``card`` for each copy.

It is read with the parser of the standard library, event by event. Declarations of entities are refused, so that none
can be expanded; nothing outside the file is ever fetched.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.lackey_zones import DECK, pile_of, sections_of
from spaceline.cards.decks.forms.listing import SIZE, Listing, cleaned, on_one_line
from spaceline.cards.decks.kinds import DeckKind, kind_of
from spaceline.cards.decks.unreadable import DeckError

VERSION = "0.8"
TITLE = ["deck", "meta", "title"]
NAME = ["deck", "superzone", "card", "name"]
DEEPEST = 8


def suits(text: str) -> bool:
    """Whether the text is XML."""
    return text.removeprefix("\ufeff").lstrip().startswith("<")


@dataclass
class Reader:
    """What has been read so far."""

    kind: DeckKind
    listing: Listing = field(default_factory=Listing)
    path: list[str] = field(default_factory=list)
    section: str = DECK
    words: list[str] = field(default_factory=list)

    def starts(self, tag: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        self.path.append(tag)
        if len(self.path) > DEEPEST:
            raise DeckError("too-deep-xml")
        if self.path == ["deck", "superzone"]:
            self.section = attributes.get("name") or DECK
        self.words.clear()

    def ends(self, tag: str) -> None:
        """An element ends: a title, or the name of one more copy of a card."""
        said = on_one_line("".join(self.words))
        if self.path == TITLE:
            self.listing.title = said
        elif self.path == NAME and said:
            self.listing.pile(pile_of(self.section, self.kind), self.section).append((cleaned(said), 1))
        elif self.path == ["deck", "superzone"]:
            self.section = DECK
        self.path.pop()
        self.words.clear()


def read(text: str, kind: DeckKind) -> Listing:
    """What is listed in a .dek file.

    Raises:
        DeckError: it is no XML, declares entities, or holds no deck.
    """
    if len(text) > SIZE:
        raise DeckError("too-long-text")
    reader = Reader(kind)
    parser = expat.ParserCreate("utf-8")
    parser.EntityDeclHandler = refuse_entities
    parser.SkippedEntityHandler = refuse_entities
    parser.StartElementHandler = reader.starts
    parser.EndElementHandler = reader.ends
    parser.CharacterDataHandler = reader.words.append
    try:
        parser.Parse(text.removeprefix("\ufeff").lstrip().encode(), True)
    except expat.ExpatError as error:
        raise DeckError("no-xml", error=error) from error
    if not any((reader.listing.cards, reader.listing.besides, reader.listing.missions, reader.listing.apart)):
        raise DeckError("no-superzone")
    return reader.listing


def refuse_entities(name: str, *declared: Any) -> None:
    """Entities can be made to grow without end; no deck needs any.

    Raises:
        DeckError: always.
    """
    raise DeckError("entity", name=name[:40])


def write(deck: Deck, pool: Pool) -> str:
    """A deck as LackeyCCG saves it, without the names of its pictures."""
    kind = kind_of(deck.ruleset)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<deck version="{VERSION}">',
        "\t<meta>",
        f"\t\t<title>{escape(on_one_line(deck.title))}</title>",
        f"\t\t<game>{kind.lackey_game}</game>",
        "\t</meta>",
    ]
    for section, cards in sections_of(deck, kind, pool).items():
        lines.append(f"\t<superzone name={quoteattr(section)}>")
        for name, copies in cards.items():
            lines.extend([f"\t\t<card><name>{escape(name)}</name></card>"] * copies)
        lines.append("\t</superzone>")
    return "\n".join((*lines, "</deck>", ""))
