"""The list of trekcc.org: headings, and cards as ``set, rarity, number`` in columns with ``2x •Title, Subtitle``.

A mission stands without its copies. Cards are found by their names; the columns before them are for readers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from string import capwords
from typing import Any

from spaceline.cards.card import Card, Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.forms.entries import Heading, heading_of_line, number_of, remark_in
from spaceline.cards.decks.forms.listing import Listing, condensed, lines_of, on_one_line
from spaceline.cards.decks.kinds import DeckKind, kind_of

TITLE = re.compile(r"\s*deck (?:name|title)\s*:\s*(.*?)\s*", re.IGNORECASE)
SECTION = re.compile(r"(.*?) ?(?:\( ?[0-9]* ?\))? ?:?")
ORDER = ("missions", "cards", "besides", "apart")
CARD = re.compile(r"(?:[^\t]*\t)*?\s*([0-9]+)\s*x\s+(\S[^\t]*)", re.IGNORECASE)
COLUMNS = re.compile(r"\s*[0-9]*\s*\t\s*\w*\s*\t\s*[0-9]*\s*\t\s*([^\t]*\S)\s*")


def suits(text: str) -> bool:
    """Whether a line of the text is a heading that only this form has, or begins with its columns."""
    for _, line in lines_of(text):
        words = SECTION.fullmatch(condensed(line))
        if words and words[1].casefold() in ("draw deck", "dilemma pile", "seed deck"):
            return True
        if TITLE.fullmatch(line) or COLUMNS.fullmatch(line):
            return True
    return False


def read(text: str, kind: DeckKind) -> Listing:
    """What is listed in the form of trekcc.org; a line that means nothing is kept among the unread ones."""
    listing = Listing()
    pile, section = "loose", "Missions"
    for line in lines_of(text):
        words = line.text
        if title := TITLE.fullmatch(words):
            listing.title = title[1]
        elif card := CARD.fullmatch(words):
            listing.add(line, card[2], number_of(card[1]), pile, section)
        elif card := COLUMNS.fullmatch(words):
            listing.add(line, card[1], 1, pile, section)
        elif heading := heading_of_line(words, kind):
            if not heading.is_known:
                listing.doubtful.append((line, heading.section, heading.number, pile))
            pile, section = below(heading, pile, section, kind)
        elif remark_in(words) is None:
            listing.bare.append((line, pile, section))
    return listing


def below(heading: Heading, pile: str, section: str, kind: DeckKind) -> tuple[str, str]:
    """The pile and the section of what stands below a heading.

    Inside a section headings name types, kinds and affiliations. No mission stands below a type of other cards.
    """
    if not heading.is_known:
        return "", heading.section
    if " ".join(heading.section.casefold().split()) in kind.trekcc_sections:
        return heading.pile, heading.section
    if heading.pile and pile not in ("cards", "besides", "apart", heading.pile):
        return heading.pile, heading.section
    return pile, section


def write(deck: Deck, pool: Pool) -> str:
    """A deck in the form of trekcc.org, the missions in the order of the deck."""
    kind = kind_of(deck.ruleset)
    known = {card.name: card for card in pool.values()}
    titles = {pile: capwords(name) for name, pile in kind.trekcc_sections.items() if name != "deck"}
    missions = {name: deck.missions.count(name) for name in deck.missions}
    lines = [f"Deck Name: {on_one_line(deck.title)}", ""]
    apart: Mapping[str, int] = getattr(deck, deck.apart) if deck.apart else {}
    besides = Counter(deck.besides) - Counter(apart)
    for pile, cards in zip(ORDER, (missions, deck.cards, besides, apart), strict=True):
        if pile == "apart" and not cards:
            continue
        total = "" if pile == "missions" else f" ({sum(cards.values())})"
        lines.append(f"{titles[pile]}{total}")
        lines.extend(under_headings(cards, known, kind.trekcc_numbers))
        lines.append("")
    return "\n".join(lines)


def under_headings(cards: Mapping[str, int], known: Pool, numbers: Mapping[str, int]) -> Iterator[str]:
    """The lines of a pile; a heading stands wherever the kind of card becomes another one."""
    before = ""
    for name, copies in cards.items():
        card = known.get(name)
        heading = heading_of(card) if card else ""
        if heading != before and heading:
            yield heading
        before = heading or before
        yield line_of(name, copies, card, numbers)


def heading_of(card: Card) -> str:
    """What stands above cards of its kind."""
    facts: Any = card.facts
    if card.type in ("mission", "dilemma"):
        return str(facts.kind).capitalize() or card.type.capitalize()
    return card.type.replace("-", " ").title()


def line_of(name: str, copies: int, card: Card | None, numbers: Mapping[str, int]) -> str:
    """A card with its columns, which only Second Edition has; one mission stands without its number."""
    facts: Any = card.facts if card else None
    dot = "•" if getattr(facts, "unique", False) else ""
    one_mission = card is not None and card.type == "mission" and copies == 1
    words = f"{dot}{name}" if one_mission else f"{copies}x {dot}{on_one_line(name)}"
    number = numbers.get(getattr(facts, "set", ""))
    return f"{number}\t{facts.rarity}\t{facts.number}\t\t{words}" if number else words
