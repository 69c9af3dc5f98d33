"""Lines of lists as people write them: copies before or after a name, headings, and what is for readers alone."""

from __future__ import annotations

import re
from dataclasses import dataclass

from spaceline.cards.decks.forms.listing import MOST, condensed
from spaceline.cards.decks.kinds import DeckKind

TABBED = re.compile(r"\s*([0-9]+)\t\s*(\S.*)")
BEFORE = re.compile(r"\s*(?:[-*•–]\s+)?([0-9]+)(?:\s*[x×](?=\s)|(?=\s))\s+(\S.*)", re.IGNORECASE)
AFTER = re.compile(r"\s*(?:[-*•–]\s+)?(\S.*?)\s+\(?[x×]\s?([0-9]+)\)?\s*", re.IGNORECASE)
REMARK = re.compile(r"\s*(?:#|//|;)[#/;\s]*(.*)")
HEADING = re.compile(r"([^0-9\s][^\t]*?) ?(\( ?([0-9]*) ?(?:cards?)? ?\))? ?(:?)", re.IGNORECASE)
AFFILIATIONS = (
    *("Bajoran", "Borg", "Cardassian", "Dominion", "Federation", "Ferengi", "Hirogen", "Kazon", "Klingon"),
    *("Non-Aligned", "Neutral", "Romulan", "Starfleet", "Vidiian"),
)
TYPES = (
    *("Artifact", "Dilemma", "Doorway", "Equipment", "Event", "Facility", "Incident", "Interrupt", "Mission"),
    *("Objective", "Personnel", "Q-Event", "Ship", "Site", "System", "Tactic", "Time Location", "Tribble", "Trouble"),
)
KINDS = ("Headquarters", "Planet", "Space", "Dual", "Planet/Space", "Space/Planet")
HEADINGS = {word.casefold() for word in (*AFFILIATIONS, *TYPES, *KINDS)}
OTHER_WORDS = {
    "main deck": "draw deck",
    "draw pile": "draw deck",
    "dilemmas pile": "dilemma pile",
    "dilemma deck": "dilemma pile",
    "dilemma stack": "dilemma pile",
    "facilities": "facility",
    "outposts": "facility",
    "seeds": "seed deck",
    "seed cards": "seed deck",
}
"""What people write to what the lists of programs and sites say."""


@dataclass(frozen=True)
class Heading:
    """A line above cards."""

    section: str
    """As it is written, without the number of its cards."""
    pile: str = ""
    """The pile of what stands below; empty where it says nothing of that."""
    is_known: bool = True
    """Whether it is a heading that is known here; another one begins a section that a deck has no pile for."""
    number: int = 1
    """What stands in brackets beside one that is not known: it may be a card, and these its copies."""


def entry_of(line: str) -> tuple[str, str] | None:
    """The copies, as they are written, and the name in a line: ``2 Daro``, ``2x Daro``, ``2 x Daro``, ``Daro x2``."""
    if found := TABBED.fullmatch(line) or BEFORE.fullmatch(line):
        return found[1], found[2]
    if found := AFTER.fullmatch(line):
        return found[2], found[1]
    return None


def number_of(copies: str) -> int:
    """How many copies are written there; 0 for what cannot be the number of copies."""
    number = int(copies) if len(copies) <= len(str(MOST)) else 0
    return number if number <= MOST else 0


def remark_in(line: str) -> str | None:
    """What a line says that is for readers alone, as ``# Missions`` or ``// mine``; None for another line."""
    found = REMARK.fullmatch(line)
    return found[1] if found else None


def heading_of_line(line: str, kind: DeckKind) -> Heading | None:
    """The heading that a line is; None for a line that is none."""
    found = HEADING.fullmatch(condensed(line))
    if not found:
        return None
    section, word = found[1], " ".join(found[1].casefold().split())
    word = OTHER_WORDS.get(word, word)
    piles = {**{name.casefold(): pile for name, pile in kind.lackey_sections.items()}, **kind.trekcc_sections}
    if word in piles:
        return Heading(section, piles[word])
    if known := next((it for it in (word, word.removesuffix("s")) if it in HEADINGS), ""):
        return Heading(section, pile_of_type(known, kind))
    number = number_of(found[3]) if found[3] else 1
    return Heading(section, is_known=False, number=number) if found[2] or found[4] else None


def pile_of_type(word: str, kind: DeckKind) -> str:
    """The pile in which cards of a type usually lie; empty for what is no type, as the name of an affiliation."""
    home = kind.homes.get(word.replace(" ", "-"), "")
    return home if home in ("", "missions", "cards") else "besides"
