"""Read the row of a dual-personnel card: two personnel, their values joined by plus signs, their skills after names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from spaceline.rules.first.facts import DualPerson, FirstFacts
from tools.first_requirements import ATTRIBUTES
from tools.first_skills import read_person
from tools.first_sources import Row
from tools.first_words import GENDERS, SPECIES

COLUMNS = ("Int/Rng", "Cun/Wpn", "Str/Shd")
STAFFING = ("Cmd", "Stf", "Com", "Def", "Nav")


class Own(NamedTuple):
    """What is told of one of the two alone."""

    species: tuple[str, ...]
    gender: str
    characteristics: tuple[str, ...] = ()


OWN: Mapping[str, tuple[Own, Own]] = {
    "Beverly and Will": (Own(("Human", "Barkonian"), "female"), Own(("Human", "Barkonian"), "male")),
    "Data and Geordi": (Own(("Android",), "male", ("Soong-type android",)), Own(("Human",), "male")),
    "Data and Picard": (
        Own(("Android", "Romulan"), "male", ("Soong-type android",)),
        Own(("Human", "Romulan"), "male", ("Captain",)),
    ),
    "Jean-Luc and Beverly": (Own(("Human",), "male"), Own(("Human",), "female")),
    "Rebi and Azan": (Own(("Borg", "Wysanti"), "male"), Own(("Borg", "Wysanti"), "male")),
    "The Trois": (
        Own(("Betazoid",), "female", ("Capturing-related card",)),
        Own(("Betazoid", "Human"), "female"),
    ),
}
"""Of whom the lists tell species, gender or more of both together: each has what the card says of that one.

Whoever is disguised counts as what the disguise is too (1E-10.3.0.2/1); a ruling tells two apart (1E-10.3.0.4.1/1).
"""

NAMED = re.compile(r"(?:^|\s)(?P<name>[\w'-]+):\s")


def is_dual(row: Row) -> bool:
    """Whether two personnel stand on the card (1E-6.3.4/1)."""
    return "+" in row["Class"]


class Pair(NamedTuple):
    """The two of a card, with the titles that their icons download."""

    people: tuple[DualPerson, ...]
    downloads: tuple[tuple[str, ...], ...]
    is_told: bool
    """Whether it is known of each what the card lists tell of both together."""
    is_whole: bool
    """Whether that is all: no text is left either."""


def pair_of(card: FirstFacts, row: Row, types: Mapping[str, str]) -> Pair:
    """The two; what the lists tell of both together is each one's where it is the same of both, or known.

    Raises:
        ValueError: the text does not name two.
    """
    text = row["Text"].removeprefix(row["Class"])
    names = list(NAMED.finditer(text))
    if len(names) != 2:
        raise ValueError(f"{len(names)} personnel are named instead of two")
    ends = (names[1].start(), len(text))
    read = [read_person(text[name.end() : end].strip(), (), types) for name, end in zip(names, ends, strict=True)]
    told = [name.strip() for name in row["Persona"].split(";") if name.strip()]
    personas = told if len(told) == 2 else [name["name"] for name in names]
    icons = [icon for icon in card.icons if icon in STAFFING]
    species = [word for word in card.characteristics[0].split("/") if word in SPECIES]
    genders = [GENDERS[word] for word in card.characteristics if word in GENDERS]
    alike = Own(tuple(species) if len(species) == 1 else (), genders[0] if len(genders) == 1 else "")
    own = OWN.get(card.title, (alike, alike))
    people = tuple(
        DualPerson(
            name=personas[at],
            classifications=(row["Class"].split("+")[at],),
            skills=read[at].skills,
            attributes={
                name: int(row[column].split("+")[at]) for name, column in zip(ATTRIBUTES, COLUMNS, strict=False)
            },
            icons=(icons[at],) if len(icons) == 2 else (),
            species=own[at].species,
            gender=own[at].gender,
            characteristics=own[at].characteristics,
        )
        for at in (0, 1)
    )
    is_told = all(each.species and each.gender for each in people) and len(icons) in (0, 2)
    is_whole = is_told and not any(each.text or each.choices for each in read)
    return Pair(people, tuple(titles for each in read for titles in each.downloads), is_told, is_whole)
