"""Read what First Edition facts are made of: two card lists, and the errata and lists of the Compendium."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

Row = dict[str, str]

NUMBER = "Blueprint ID"
LOCATION = "Location"
UNIVERSAL = "univ"
COLUMNS = frozenset({"Name", "Release", "Info", "Type", "Affil", "Class", "Staff", "Characteristics/ Keywords", "Text"})

APPENDIX_A, APPENDIX_B, APPENDIX_C = "APPENDIX A: LISTS", "APPENDIX B: ERRATA", "APPENDIX C"
CHANGES = re.compile(r"\*?This card has \**(?P<size>[\w ]+?)\** changes\.\*?")
RESCINDED = "RESCINDED"
"""How large Appendix B calls changes that count no more."""
FIELD = re.compile(r"(?P<name>[A-Z][a-z]+): (?P<text>.*)")
NOW = re.compile(r"This card is now (universal|unique)\.")
HOMEWORLD = re.compile(
    r'- \[(?P<title>[^]]+)\]\(#\) - "?(?:(?P<place>.*?)\.\.\. ?)?(?P<side>\w+) homeworld', re.IGNORECASE
)
ERRATA_COLUMNS = {
    "Title": "Name",
    "Gametext": "Text",
    "Requirements": "Text",
    "Skills": "Text",
    "Icons": "Icons",
    "Points": "Points",
    "Region": "Region",
    "Location": LOCATION,
    "Affiliations": "Affil",
}
"""What Appendix B calls a part of a card, and the column where the card lists have it."""


SPELLINGS = {"Holoprogram: The Fortress of Doom": "Holoprogram: Fortress of Doom"}
"""Titles that one list spells in another way than the other."""


class Homeworld(NamedTuple):
    """A mission that is a homeworld."""

    place: str
    side: str


def key_of(title: str) -> str:
    """A title by which one card is found in all sources; the rules take I.K.C. for I.K.S. (1E-G:i-k-c-and-i-k-s/1)."""
    plain = title.removesuffix("*").replace('"', "").replace("I.K.C.", "I.K.S.").replace(" - ", ": ")
    return SPELLINGS.get(plain, plain)


def read_tabbed(path: Path, release: str) -> list[Row]:
    """The rows of one release from the tab-separated card list, the faces of a card merged."""
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return merged_faces(rows_of(lines, path, release, delimiter="\t", quoting=csv.QUOTE_NONE))


def read_commas(path: Path, release: str = "") -> list[Row]:
    """The rows of one release, or of all, from the comma-separated card list; it gives the cards their numbers."""
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return list(rows_of(lines, path, release))


def rows_of(lines: Iterable[str], path: Path, release: str, **form: Any) -> Iterator[Row]:
    """The rows of one release, or of all, cells stripped; ``form`` is how cells are told apart."""
    reader = csv.reader(lines, **form)
    columns = next(reader, [])
    if not set(columns) >= COLUMNS:
        raise ValueError(f"{path.name} is no card list: its first line does not name the columns")
    released = columns.index("Release")
    for cells in filter(None, reader):
        if len(cells) != len(columns):
            raise ValueError(f"{path.name}, line {reader.line_num}: not as many cells as columns")
        if release in {"", cells[released]}:
            yield {column: cell.strip() for column, cell in zip(columns, cells, strict=True)}


def merged_faces(rows: Iterable[Row]) -> list[Row]:
    """One row per card: a star after the name marks another face, whose affiliations come in another order."""
    listed = list(rows)
    cards = [row for row in listed if not row["Name"].endswith("*")]
    first_faces = {(row["Name"], row["Info"]): row for row in cards}
    for face in listed:
        if face["Name"].endswith("*"):
            card = first_faces.get((face["Name"].removesuffix("*"), face["Info"]))
            if card is None:
                raise ValueError(f"{face['Name']} has no first face")
            add_face(card, face)
    return cards


def add_face(card: Row, face: Row) -> None:
    """Check that the faces have the same affiliations, and fill cells that only the other face has."""
    if set(card["Affil"].split("/")) != set(face["Affil"].split("/")):
        raise ValueError(f"{card['Name']} and {face['Name']} have different affiliations")
    for column, cell in face.items():
        card[column] = card[column] or cell


def read_errata(path: Path) -> dict[str, Row]:
    """What Appendix B changes, by the key of the card: the columns with their new cells."""
    lines = appendix(path, APPENDIX_B, APPENDIX_C)
    errata: dict[str, Row] = {}
    for number, line in enumerate(lines):
        if number and CHANGES.fullmatch(line):
            errata[key_of(lines[number - 1])] = changed_columns(lines[number + 1 :])
    return errata


def read_rescinded(path: Path) -> list[str]:
    """The cards of which Appendix B says that their changes are rescinded, by key, in its order.

    What it prints of them is to be compared with the printed card (1E-G:rescinded-errata/1).
    """
    lines = appendix(path, APPENDIX_B, APPENDIX_C)
    found = ((number, CHANGES.fullmatch(line)) for number, line in enumerate(lines))
    return [key_of(lines[number - 1]) for number, is_said in found if is_said and is_said["size"] == RESCINDED]


def changed_columns(lines: Iterable[str]) -> Row:
    """The changes of one card: the fields that follow, up to the title of the next card."""
    changed: Row = {}
    for line in lines:
        field, now = FIELD.fullmatch(line), NOW.fullmatch(line)
        if now is not None:
            changed["Uniqueness"] = UNIVERSAL if now[1] == "universal" else ""
        elif field is None or CHANGES.fullmatch(line):
            break
        elif field["name"] in ERRATA_COLUMNS:
            changed[ERRATA_COLUMNS[field["name"]]] = field["text"].replace("*", "").strip()
    return changed


def read_homeworlds(path: Path) -> dict[str, Homeworld]:
    """The missions that Appendix A lists as homeworlds, by key; for most of them it also tells the place."""
    found = filter(None, map(HOMEWORLD.match, appendix(path, APPENDIX_A, APPENDIX_B)))
    return {key_of(match["title"]): Homeworld((match["place"] or "").strip(), match["side"]) for match in found}


def read_skills_list(path: Path) -> frozenset[str]:
    """The regular skills that Appendix A lists."""
    lines = appendix(path, APPENDIX_A, APPENDIX_B)
    listed = lines[lines.index("Regular Skills") + 1 :]
    end = next((place for place, line in enumerate(listed) if not line.startswith("-")), len(listed))
    return frozenset(line.removeprefix("-").strip() for line in listed[:end])


def appendix(path: Path, begin: str, end: str) -> list[str]:
    """The lines of an appendix that are not empty."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    starts = [number for number, line in enumerate(lines) if line.startswith(begin)]
    if not starts:
        raise ValueError(f"{path.name} has no {begin}")
    stop = next((number for number in range(starts[0], len(lines)) if lines[number].startswith(end)), len(lines))
    return [line for line in lines[starts[0] + 1 : stop] if line]
