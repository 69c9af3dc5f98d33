"""Lay the sources of First Edition cards over each other and note where they differ.

The Compendium's errata count first, then the newer card list (comma-separated), then the older (tab-separated).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tools.first_sources import (
    LOCATION,
    NUMBER,
    Homeworld,
    Row,
    key_of,
    read_commas,
    read_errata,
    read_homeworlds,
    read_tabbed,
)
from tools.first_words import DILEMMA, ONLY_IN_THE_OLDER, parted

NOT_COMPARED = frozenset({"Set", "ImageFile", "Lore", "Names", "Requires", "Reports", "Set id", NUMBER, LOCATION})
"""Columns of the lists that are no facts of ours, and those that only one source has."""

CHARACTERISTICS = "Characteristics/ Keywords"
MARKED = ("(Not duplicatable.)",)
"""How often a card may be there, which the newer list leaves out of some texts."""
ONLY_OLDER = ("Persona",)
"""Columns that the newer list leaves empty for every card."""


class Sources(NamedTuple):
    """The cards of one release in each source, by key."""

    errata: Mapping[str, Row]
    newer: Mapping[str, Row]
    older: Mapping[str, Row]
    homeworlds: Mapping[str, Homeworld]
    types: Mapping[str, str]
    """The type of every card of First Edition, by title."""
    dilemmas: Mapping[str, tuple[str, ...]]
    """What every dilemma is related to, by its title in capitals."""
    left_out: tuple[str, ...] = ()
    """What only the older list has: backs of cards, and reprints."""


class Difference(NamedTuple):
    """One column of one card in which the sources differ."""

    key: str
    column: str
    errata: str | None
    newer: str
    older: str


def read_sources(newer: Path, older: Path, compendium: Path, release: str) -> Sources:
    """Everything about one release; the older list must have every card of the newer."""
    newer_rows, older_rows = by_key(read_commas(newer, release)), by_key(read_tabbed(older, release))
    if alone := sorted(newer_rows.keys() - older_rows.keys()):
        raise ValueError(f"only the newer card list has {alone[0]}")
    if not newer_rows:
        raise ValueError(f"the card lists have no card of {release}")
    rows = tuple(read_commas(newer))
    types = {row["Name"]: row["Type"].lower() for row in rows}
    dilemmas = {row["Name"].upper(): parted(row[CHARACTERISTICS]) for row in rows if row["Type"] == DILEMMA}
    errata = {key: row for key, row in read_errata(compendium).items() if key in newer_rows}
    left_out = tuple(sorted(older_rows[key]["Name"] for key in older_rows.keys() - newer_rows.keys()))
    return Sources(errata, newer_rows, older_rows, read_homeworlds(compendium), types, dilemmas, left_out)


def by_key(rows: list[Row]) -> dict[str, Row]:
    """The rows of a list by key; two with one title would hide each other."""
    keyed = {key_of(row["Name"]): row for row in rows}
    if len(keyed) < len(rows):
        raise ValueError(f"{len(rows) - len(keyed)} titles occur twice in a card list")
    return keyed


def merged_rows(sources: Sources) -> dict[str, Row]:
    """One row per card, by key, the first source that speaks of a column having its way."""
    return {key: merged_row(sources, key) for key in sources.newer}


def merged_row(sources: Sources, key: str) -> Row:
    """The row of one card; every column has a cell."""
    newer, older = sources.newer[key], sources.older[key]
    only_older = {column: older[column] for column in ONLY_OLDER}
    if is_hour(newer["Info"]):
        only_older["Info"] = older["Info"]
    if marks := [mark for mark in MARKED if mark in older["Text"] and mark not in newer["Text"]]:
        newer = newer | {"Text": " ".join((newer["Text"], *marks))}
    words = newer[CHARACTERISTICS]
    for word in sorted(ONLY_IN_THE_OLDER):
        if word in older[CHARACTERISTICS] and word not in words:
            words += f" {word};"
    return {LOCATION: ""} | older | newer | only_older | {CHARACTERISTICS: words} | changes_of(sources, key)


def is_hour(cell: str) -> bool:
    """Whether a spreadsheet took a number and the P of a promotional card for a time of the day."""
    return cell.endswith(":00 PM")


def changes_of(sources: Sources, key: str) -> Row:
    """What the errata change; they print the skills of a personnel without the classification before them."""
    changes = dict(sources.errata.get(key, {}))
    card = sources.newer[key]
    if card["Type"] == "Personnel" and "Text" in changes:
        changes["Text"] = f"{card['Class']} {changes['Text'].replace('[SD] ', '')}"
    return changes


def titles_of(sources: Sources, key: str) -> tuple[str, ...]:
    """Every title under which the sources have a card, the one that counts first."""
    names = (changes_of(sources, key).get("Name"), sources.newer[key]["Name"], sources.older[key]["Name"])
    return tuple(dict.fromkeys(filter(None, names)))


def differences(sources: Sources) -> list[Difference]:
    """Every column that two sources fill differently, in order of the cards' numbers."""
    found: list[Difference] = []
    for key in sorted(sources.newer, key=lambda each: sources.newer[each][NUMBER]):
        newer, older, errata = sources.newer[key], sources.older[key], changes_of(sources, key)
        for column in newer:
            if column in NOT_COMPARED or column in ONLY_OLDER:
                continue
            if column == "Info" and is_hour(newer[column]):
                continue
            cells = (errata.get(column), newer[column], older.get(column, ""))
            if len({plain(cell) for cell in cells if cell is not None}) > 1:
                found.append(Difference(key, column, *cells))
    return found


def plain(cell: str) -> str:
    """A cell without what the sources mark differently: braces, quotes and blanks."""
    text = re.sub(r"[{}\"“”*]", "", cell).replace("] [", "][")
    return re.sub(r"\s+", " ", text.replace(" x ", " x")).strip(" ;")
