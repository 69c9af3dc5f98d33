"""Turn one row of the Second Edition card list into the facts of one card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec.structs import replace

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.rules.second.facts import AttemptPermission, Facts, Keyword, PlayPermission
from tools.second_requirements import parse_requirement, skill_named
from tools.second_titles import split_name

Row = dict[str, str]

AFFILIATIONS = {
    "Bajoran": "Baj",
    "Borg": "Bor",
    "Cardassian": "Car",
    "Dominion": "Dom",
    "Federation": "Fed",
    "Ferengi": "Fer",
    "Klingon": "Kli",
    "Non-Aligned": "NA",
    "Romulan": "Rom",
}
SIDES = AFFILIATIONS | {"Maquis": "Maq"}
"""Who can have a headquarters: the affiliations, and bearers of an icon."""

ICONS = frozenset(AFFILIATIONS.values()) | {"Cmd", "Stf", "DS9", "E", "Fut", "Maq", "Pa", "SF", "TN", "TNG"}
OTHER_SPELLINGS = {"Non": "NA", "Sta": "SF", "CMD": "Cmd", "Ds9": "DS9", "Past": "Pa"}
KINDS = {"P": "planet", "S": "space", "H": "headquarters", "D": "dual"}
QUADRANTS = {"A": "Alpha", "G": "Gamma", "D": "Delta"}
ATTRIBUTES = {
    "personnel": ("Integrity", "Cunning", "Strength"),
    "ship": ("Range", "Weapons", "Shields"),
}
COLUMNS = ("Integrity/Range", "Cunning/Weapons", "Strength/Shields")

KEYWORDS_THAT_ACT = ("Interlink",)
"""Keywords that stand for a text, so that their card needs a definition."""
COLLECTOR = re.compile(r"\d+([CURS])(\d+)")
ICON = re.compile(r"\[(\w*)\]")
ICON_LIST = re.compile(r"(?:\[\w+\])+")
ICONS_ONLY = re.compile(r"(?:\[\w*\])*")
KEYWORD_END = re.compile(r"(?<!\.[A-Z])\.(?:\s+|$)")
REMINDER = re.compile(r"\([^)]*\)")
SKILL = re.compile(r"(?:(\d+) +)?([A-Z][a-z]+)(?: +|$)")
ANYBODY = re.compile(r"Any affiliation (?:\(except ((?:\[\w+\])+)\) )?may attempt this mission\.")
ACCEPTED = re.compile(r"You may play (.+) at this mission\.")
ACCEPTED_CARDS = re.compile(r"((?:\[\w+\])+) cards")
EITHER_SEX = re.compile(r"\b(?:he or she|him or her|his or her)\b", re.IGNORECASE)
HE = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)
SHE = re.compile(r"\b(?:she|her|hers|herself)\b", re.IGNORECASE)
SHIP_IT = re.compile(r"\bthis ship\b[^.]*\bit\b")


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of the sets in the catalogue, each by column name; our codes are the list's in small letters."""
    lines = path.read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t") if lines else []
    if header[:2] != ["Name", "Set"]:
        raise ValueError(f"{path.name} is no card list: its first line names no columns")
    for number, line in enumerate(lines[1:], start=2):
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) < 2 or cells[1].casefold() not in SECOND_CARDS.files:
            continue
        if len(cells) != len(header):
            raise ValueError(f"{path.name}, line {number}: {len(cells)} columns instead of {len(header)}")
        yield dict(zip(header, cells, strict=True))


def facts_of(row: Row) -> Facts:
    """The facts of one card; ValueError names the card whose row cannot be read."""
    try:
        return read_facts(row)
    except ValueError as error:
        raise ValueError(f"{row['CollectorsInfo']} {row['Name']}: {error}") from error


def read_facts(row: Row) -> Facts:
    """What every card prints, and for a mission what missions print."""
    card_type, kind, unique = row["Type"].lower(), row["Mission/DilemmaType"], row["Unique"] == "Y"
    collector = matched(COLLECTOR, row["CollectorsInfo"], "collector's information")
    number = int(collector[2])
    name = split_name(row["Name"], card_type, unique=unique, headquarters=kind == "H")
    card = Facts(
        id=f"2e-{row['Set'].casefold()}-{number}",
        set=row["Set"].casefold(),
        number=number,
        rarity=collector[1],
        title=name.title,
        subtitle=name.subtitle,
        location=name.location,
        unique=unique,
        type=card_type,
        cost=int(row["Cost"]),
        icons=icons_of(row["Icons"]),
        staffing=icons_of(row["Staff"]),
        keywords=keywords_of(row["Keywords"]),
        ship_class=row["Class"],
        species=tuple(row["Species"].split("/")) if row["Species"] else (),
        attributes=attributes_of(row, card_type),
        pronoun=pronoun_of(row["Text"], card_type),
        kind=named(KINDS, kind, "kind"),
        has_text=bool(row["Text"]) or any(it.name in KEYWORDS_THAT_ACT for it in keywords_of(row["Keywords"])),
    )
    return with_mission(card, row) if card_type == "mission" else with_affiliation(card, row)


def with_affiliation(card: Facts, row: Row) -> Facts:
    """The columns that a mission uses in another way."""
    return replace(
        card,
        affiliation=named(AFFILIATIONS, row["Affiliation"], "affiliation"),
        skills=skills_of(row["Skills"]),
        computed_skills=card.type == "personnel" and not row["Skills"],
    )


def with_mission(card: Facts, row: Row) -> Facts:
    """What only missions print; a headquarters accepts cards where others state a requirement."""
    card = replace(
        card,
        span=int(row["Span"]),
        quadrant=named(QUADRANTS, row["Quadrant"], "quadrant"),
        region=next((keyword.argument for keyword in card.keywords if keyword.name == "Region"), ""),
    )
    if card.kind == "headquarters":
        sides = row["Affiliation"].removesuffix(" Headquarters").split("/")
        headquarters_of = tuple(named(SIDES, side, "side") for side in sides)
        return replace(card, headquarters_of=headquarters_of, accepts=play_permissions(row["Skills"]))
    return replace(
        card,
        points=int(row["Points"]),
        requirement=parse_requirement(row["Skills"]),
        attempt=attempt_permission(row["Affiliation"]),
    )


def named(names: Mapping[str, str], text: str, what: str) -> str:
    """Our word for the card list's; nothing for nothing."""
    if text and text not in names:
        raise ValueError(f"unknown {what} {text!r}")
    return names[text] if text else ""


def matched(pattern: re.Pattern[str], text: str, what: str) -> re.Match[str]:
    """The whole text as ``pattern`` reads it."""
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(f"unknown {what} {text!r}")
    return match


def icons_of(text: str) -> tuple[str, ...]:
    """Icon names in printed order, spellings folded and empty brackets dropped."""
    matched(ICONS_ONLY, text, "icons")
    names = tuple(OTHER_SPELLINGS.get(name, name) for name in ICON.findall(text) if name)
    unknown = sorted(set(names) - ICONS)
    if unknown:
        raise ValueError(f"unknown icon {unknown[0]!r}")
    return names


def keywords_of(text: str) -> tuple[Keyword, ...]:
    """Keywords with their arguments; a full stop ends a keyword unless it abbreviates (``U.S.S.``)."""
    keywords: list[Keyword] = []
    for part in filter(None, KEYWORD_END.split(REMINDER.sub("", text))):
        name, _, argument = part.partition(": ")
        keywords.append(Keyword(name.strip(), "" if is_computed(argument) else argument.strip()))
    return tuple(keywords)


def is_computed(argument: str) -> bool:
    """Whether a keyword's argument is a description (game text) instead of a name."""
    return argument.startswith(("a ", "an "))


def skills_of(text: str) -> dict[str, int]:
    """Levels by skill, in printed order."""
    skills: dict[str, int] = {}
    position = 0
    while position < len(text):
        match = SKILL.match(text, position)
        if match is None:
            raise ValueError(f"unreadable skills {text[position:]!r}")
        skill = skill_named(match[2])
        if skill in skills:
            raise ValueError(f"{skill} is printed twice")
        skills[skill] = int(match[1] or 1)
        position = match.end()
    return skills


def attributes_of(row: Row, card_type: str) -> dict[str, int]:
    """The three attributes of a personnel or ship; the two share columns."""
    names = ATTRIBUTES.get(card_type, ())
    return {name: int(row[column]) for name, column in zip(names, COLUMNS, strict=False)}


def pronoun_of(text: str, card_type: str) -> str:
    """How a card's own text speaks of it, where it does ("he or she" speaks of somebody else)."""
    if card_type == "ship":
        return "it" if SHIP_IT.search(text) else ""
    if card_type != "personnel":
        return ""
    own = EITHER_SEX.sub("", text)
    he, she = bool(HE.search(own)), bool(SHE.search(own))
    return "" if he == she else "he" if he else "she"


def attempt_permission(text: str) -> AttemptPermission:
    """Who may attempt: a list of icons, or everybody with exceptions."""
    if ICON_LIST.fullmatch(text):
        return AttemptPermission(affiliations=icons_of(text))
    return AttemptPermission(excluded=icons_of(matched(ANYBODY, text, "attempt permission")[1] or ""))


def play_permissions(text: str) -> tuple[PlayPermission, ...]:
    """What a headquarters accepts, one permission per item of the list."""
    items = matched(ACCEPTED, text, "headquarters permission")[1]
    return tuple(map(play_permission, re.split(r", and |, | and ", items)))


def play_permission(item: str) -> PlayPermission:
    """One item: equipment, or the cards that bear all its icons."""
    if item == "equipment":
        return PlayPermission(types=("equipment",))
    return PlayPermission(icons=icons_of(matched(ACCEPTED_CARDS, item, "headquarters permission")[1]))
