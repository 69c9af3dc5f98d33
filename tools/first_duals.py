"""Read the row of a dual-personnel card: two personnel, their values joined by plus signs, their skills after names."""

from __future__ import annotations

import re

from spaceline.rules.first.facts import DualPerson, FirstFacts
from tools.first_requirements import ATTRIBUTES
from tools.first_skills import read_person
from tools.first_sources import Row
from tools.first_words import GENDERS, SPECIES

COLUMNS = ("Int/Rng", "Cun/Wpn", "Str/Shd")
STAFFING = ("Cmd", "Stf", "Com", "Def", "Nav")
NAMED = re.compile(r"(?:^|\s)(?P<name>[\w'-]+):\s")


def is_dual(row: Row) -> bool:
    """Whether two personnel stand on the card (1E-6.3.4/1)."""
    return "+" in row["Class"]


def pair_of(card: FirstFacts, row: Row) -> tuple[tuple[DualPerson, ...], bool]:
    """The two, and whether that is all: no text is left, and what the lists tell of both together fits each.

    Raises:
        ValueError: the text does not name two.
    """
    text = row["Text"].removeprefix(row["Class"])
    names = list(NAMED.finditer(text))
    if len(names) != 2:
        raise ValueError(f"{len(names)} personnel are named instead of two")
    ends = (names[1].start(), len(text))
    read = [read_person(text[name.end() : end].strip()) for name, end in zip(names, ends, strict=True)]
    told = row["Persona"].split(";")
    personas = told if len(told) == 2 else [name["name"] for name in names]
    icons = [icon for icon in card.icons if icon in STAFFING]
    species = [word for word in card.characteristics[0].split("/") if word in SPECIES]
    genders = [GENDERS[word] for word in card.characteristics if word in GENDERS]
    pair = tuple(
        DualPerson(
            name=personas[at].strip(),
            classifications=(row["Class"].split("+")[at],),
            skills=read[at].skills,
            attributes={
                name: int(row[column].split("+")[at]) for name, column in zip(ATTRIBUTES, COLUMNS, strict=False)
            },
            icons=(icons[at],) if len(icons) == 2 else (),
            species=tuple(species) if len(species) == 1 else (),
            gender=genders[0] if len(genders) == 1 else "",
        )
        for at in (0, 1)
    )
    is_told = len(species) == 1 and len(genders) == 1 and len(icons) in (0, 2)
    return pair, is_told and not any(each.text or each.choices for each in read)
