"""What can be asked of a card: each field with its names, and how a value is compared with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

FieldKind = Literal["word", "text", "number"]
"""A word is one of those that the cards have; a text holds what is looked for; a number is compared."""


class SearchField(msgspec.Struct, frozen=True):
    """Something that is asked of a card."""

    name: str
    others: tuple[str, ...]
    """Shorter names, and those that players know from elsewhere."""
    kind: FieldKind
    about: str
    """What it is, for people."""


FIELDS = (
    SearchField("name", ("n",), "text", "the name, with location and subtitle"),
    SearchField("text", ("o", "oracle", "x"), "text", "what the card does, in our words"),
    SearchField("needs", ("req",), "text", "what a mission asks for"),
    SearchField("type", ("t",), "word", "the type or the kind: personnel, ship, planet, outpost"),
    SearchField("affiliation", ("a", "aff"), "word", "the affiliation, by its code or its name"),
    SearchField("skill", ("sk",), "word", 'a skill, also with its level: skill:"2 medical"'),
    SearchField("icon", ("i",), "word", "an icon, on a ship those of its staff too"),
    SearchField("species", ("sp",), "word", "the species"),
    SearchField("keyword", ("k", "kw"), "word", "a keyword or a characteristic"),
    SearchField("class", (), "word", "the class of a ship"),
    SearchField("gender", ("sex",), "word", "male or female, where that is printed"),
    SearchField("attempt", ("att",), "word", "who may attempt a mission"),
    SearchField("quadrant", ("q",), "word", "the quadrant of a mission"),
    SearchField("region", (), "word", "the region of a mission"),
    SearchField("set", ("s", "e"), "word", "the set"),
    SearchField("rarity", ("r",), "word", "the rarity: C, U, R"),
    SearchField("deck", (), "word", "a ready deck that has the card"),
    SearchField("is", (), "word", "unique, universal, playable, unplayable or banned"),
    SearchField("cost", ("c", "mv"), "number", "what playing it costs"),
    SearchField("points", ("p",), "number", "what it scores"),
    SearchField("span", (), "number", "the span of a mission"),
    SearchField("integrity", ("int",), "number", "Integrity"),
    SearchField("cunning", ("cun",), "number", "Cunning"),
    SearchField("strength", ("str",), "number", "Strength"),
    SearchField("range", ("ran",), "number", "Range"),
    SearchField("weapons", ("wea",), "number", "Weapons"),
    SearchField("shields", ("shi",), "number", "Shields"),
    SearchField("total", (), "number", "all attributes together"),
    SearchField("skills", (), "number", "how many skills it has"),
    SearchField("number", ("cn",), "number", "the number in its set"),
)

BY_NAME: Mapping[str, SearchField] = MappingProxyType(
    {name: field for field in FIELDS for name in (field.name, *field.others)}
)
"""Each field by all of its names."""

ORDERS = ("name", "set", *(field.name for field in FIELDS if field.kind == "number"))
"""By what the cards that were found can be put in order."""

FROM_THE_TOP = frozenset(
    ("points", "integrity", "cunning", "strength", "weapons", "shields", "range", "total", "skills")
)
"""Orders in which the greatest comes first, unless the query says otherwise."""

NAMES: Mapping[str, str] = MappingProxyType(
    {
        "Baj": "Bajoran",
        "Bor": "Borg",
        "Car": "Cardassian",
        "Dom": "Dominion",
        "Fed": "Federation",
        "Fer": "Ferengi",
        "Kli": "Klingon",
        "NA": "Non-Aligned",
        "Non": "Non-Aligned",
        "Rom": "Romulan",
        "Neu": "Neutral",
        "Cmd": "Command",
        "Stf": "Staff",
        "DS9": "Deep Space Nine",
        "TNG": "The Next Generation",
        "Maq": "Maquis",
        "TN": "Terok Nor",
        "E": "Earth",
        "Pa": "Past",
        "C": "Common",
        "U": "Uncommon",
        "R": "Rare",
    }
)
"""Codes on cards, and what players call them."""
