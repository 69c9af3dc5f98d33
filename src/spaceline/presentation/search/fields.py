"""What can be asked of a card: each field with its names, and how a value is compared with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from spaceline.effects.render.lexicon import Lexicon

FieldKind = Literal["word", "text", "number"]
"""A word is one of those that the cards have; a text holds what is looked for; a number is compared."""


class SearchField(msgspec.Struct, frozen=True):
    """Something that is asked of a card."""

    name: str
    others: tuple[str, ...]
    """Shorter names, and those that players know from elsewhere."""
    kind: FieldKind

    def about(self, words: Lexicon) -> str:
        """What it is, for people."""
        return words.say(f"search.field.{self.name}")


FIELDS = (
    SearchField("name", ("n",), "text"),
    SearchField("text", ("o", "oracle", "x"), "text"),
    SearchField("needs", ("req",), "text"),
    SearchField("type", ("t",), "word"),
    SearchField("affiliation", ("a", "aff"), "word"),
    SearchField("skill", ("sk",), "word"),
    SearchField("icon", ("i",), "word"),
    SearchField("species", ("sp",), "word"),
    SearchField("keyword", ("k", "kw"), "word"),
    SearchField("class", (), "word"),
    SearchField("gender", ("sex",), "word"),
    SearchField("attempt", ("att",), "word"),
    SearchField("quadrant", ("q",), "word"),
    SearchField("region", (), "word"),
    SearchField("set", ("s", "e"), "word"),
    SearchField("rarity", ("r",), "word"),
    SearchField("deck", (), "word"),
    SearchField("is", (), "word"),
    SearchField("cost", ("c", "mv"), "number"),
    SearchField("points", ("p",), "number"),
    SearchField("span", (), "number"),
    SearchField("integrity", ("int",), "number"),
    SearchField("cunning", ("cun",), "number"),
    SearchField("strength", ("str",), "number"),
    SearchField("range", ("ran",), "number"),
    SearchField("weapons", ("wea",), "number"),
    SearchField("shields", ("shi",), "number"),
    SearchField("total", (), "number"),
    SearchField("skills", (), "number"),
    SearchField("number", ("cn",), "number"),
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
        "Hir": "Hirogen",
        "Kaz": "Kazon",
        "Sta": "Starfleet",
        "Vid": "Vidiian",
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
        "Fut": "Future",
        "Holo": "Holographic",
        "AU": "Alternate Universe",
        "KCA": "Klingon-Cardassian Alliance",
        "TE": "Terran Empire",
        "C": "Common",
        "U": "Uncommon",
        "R": "Rare",
    }
)
"""Codes on cards, and what players call them."""
