"""The names that texts may use: skills, attributes, keywords and whatever else is printed on cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CARD_TYPES = frozenset(
    {
        "personnel",
        "ship",
        "equipment",
        "event",
        "interrupt",
        "mission",
        "dilemma",
        "facility",
        "artifact",
        "doorway",
        "site",
        "incident",
        "objective",
        "time location",
        "tribble",
        "trouble",
    }
)
ATTRIBUTES = frozenset({"Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields"})
OF_ANY_TYPE = " card"
"""How those characteristics end that cards of any type have."""
UNUSED_RANGE = "unused Range"
"""What is left of the Range of the ship this turn: an attribute that only requirements ask for."""


PRINTED = {
    "titles": ("title", "location", "other_titles"),
    "affiliations": ("affiliation", "affiliations"),
    "icons": ("icons", "nemesis"),
    "icons_anywhere": ("icons", "affiliations", "text_icons"),
    "skills": ("skills", "skill_choices", "classifications"),
    "keywords": ("keywords",),
    "species": ("species",),
    "classifications": ("classifications",),
    "characteristics": ("characteristics", "gender", "implied"),
    "classes": ("ship_class",),
    "quadrants": ("quadrant",),
    "regions": ("region",),
    "printed": ("skills", "skill_choices", "classifications", "special_equipment"),
    "counted": ("counted",),
    "raised": ("raised",),
}
"""Kinds of names, and the fields of a card's facts that print them; facts of an edition have some of these fields."""


def names_in(held: object) -> Iterator[str]:
    """The names that a field holds: one, several, those of a table, or what has a name."""
    if isinstance(held, str):
        yield from (held,) if held else ()
    elif isinstance(held, Iterable):
        for part in held:
            yield from names_in(part)
    else:
        yield from names_in(getattr(held, "name", ""))


def shortened(title: str) -> Iterator[str]:
    """How texts may name a card without what stands after a colon or a dash (1E-12.10/1)."""
    for mark in (":", " - "):
        if mark in title:
            yield title.split(mark, maxsplit=1)[0]


@dataclass(frozen=True)
class Vocabulary:
    """The names that are known."""

    titles: frozenset[str]
    affiliations: frozenset[str]
    icons: frozenset[str]
    skills: frozenset[str]
    keywords: frozenset[str]
    species: frozenset[str]
    classes: frozenset[str]
    quadrants: frozenset[str]
    regions: frozenset[str]
    classifications: frozenset[str] = frozenset()
    characteristics: frozenset[str] = frozenset()
    icons_anywhere: frozenset[str] = frozenset()
    """The icons that cards show, in their texts too."""
    printed: frozenset[str] = frozenset()
    """Skills and special equipment."""
    counted: frozenset[str] = frozenset()
    """What may be counted on cards as if it were an attribute."""
    raised: frozenset[str] = frozenset()
    """What modifiers may change as if it were an attribute."""
    types: frozenset[str] = CARD_TYPES
    attributes: frozenset[str] = ATTRIBUTES

    @classmethod
    def of(cls, cards: Iterable[object], **more: Iterable[str]) -> Vocabulary:
        """The names in the facts of cards, and those by kind that texts name and no card has yet."""
        found: dict[str, set[str]] = {kind: set() for kind in PRINTED}
        for card in cards:
            for kind, fields in PRINTED.items():
                for field in fields:
                    found[kind].update(names_in(getattr(card, field, "")))
        for kind, names in more.items():
            found[kind].update(names)
        found["titles"].update(short for title in tuple(found["titles"]) for short in shortened(title))
        found["classes"] = {name.removesuffix(" Class") for name in found["classes"]}
        return cls(**{kind: frozenset(names) for kind, names in found.items()})
