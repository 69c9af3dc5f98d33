"""What the card lists write of a tactic in its text: its bonuses, by what it damages, and its HULL (1E-13.0/2)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from spaceline.rules.first.facts import ATTACK, DEFENSE, DRAW, HULL, PLACE, FirstFacts
from tools.first_merge import Sources
from tools.first_sources import NUMBER, Row

SYMBOLS = {"Down": PLACE, "Flip": DRAW}
"""The words of the lists for the two icons."""

NUMBERS = {
    ATTACK: re.compile(r"^Attack: (-?\d+)"),
    DEFENSE: re.compile(r"Defense: (-?\d+)\."),
    HULL: re.compile(r"Hull: (-\d+)%"),
}
"""A bonus, or a percentage."""

EITHER, HIT, DIRECT_HIT = "Hit or direct hit", "Hit", "Direct hit"
SHOT = re.compile(r"(Hit or direct hit|Hit|Direct hit) = ((?:\[\w+\])+)")
MISS = re.compile(r"Otherwise, [^.]*\(((?:\[\w+\])+)\)")


def tactic_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """A tactic prints its bonuses and icons in its text; what it takes off, in the columns of ships too.

    Errata are told without the numbers beside the text: those are read in the newer list.
    """
    printed = next(it["Text"] for it in sources.newer.values() if it[NUMBER] == row[NUMBER])
    attributes = {**card.attributes, **numbers_in(printed), **numbers_in(row["Text"])}
    return replace(card, attributes=attributes, has_text=True, **damage_in(printed))


def numbers_in(text: str) -> dict[str, int]:
    """The bonuses and the HULL; no HULL is taken where none is printed."""
    found = {name: pattern.search(text) for name, pattern in NUMBERS.items()}
    return {name: int(match[1]) for name, match in found.items() if match is not None}


def damage_in(text: str) -> dict[str, tuple[str, ...]]:
    """By which icons it damages what it hits, hits directly and misses."""
    shots = {shot: symbols_in(icons) for shot, icons in SHOT.findall(text)}
    either = shots.get(EITHER, ())
    miss = MISS.search(text)
    return {
        "hit": shots.get(HIT, either),
        "direct_hit": shots.get(DIRECT_HIT, either),
        "otherwise": symbols_in(miss[1]) if miss is not None else (),
    }


def symbols_in(icons: str) -> tuple[str, ...]:
    """The icons in printed order."""
    return tuple(SYMBOLS[name] for name in re.findall(r"\w+", icons))
