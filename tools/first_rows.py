"""Turn the merged row of a First Edition card into its facts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec.structs import replace

from spaceline.rules.first.facts import UNMARKED, Builder, FirstFacts, MissionEnd, Points, Staffing, Value
from tools.first_merge import Sources, titles_of
from tools.first_requirements import ATTRIBUTES, parse_requirement
from tools.first_skills import CLASSIFICATIONS, SKILLS, SPECIAL_EQUIPMENT, read_equipment, read_skills
from tools.first_sources import LOCATION, NUMBER, Row
from tools.first_words import AFFILIATIONS, GENDERS, ICONS, MISSION_ICONS, SPECIES

KINDS = {"[P]": "planet", "[S]": "space", "[S/P]": "dual", "[S][P]": "dual"}
UNIQUENESS = {"univ": "universal", "enig": "enigma"}
MARKS = {"(Unique.)": "unique", "(Not duplicatable.)": "not-duplicatable", "(Universal.)": "universal"}
"""How a text marks the card."""

COLUMNS = ("Int/Rng", "Cun/Wpn", "Str/Shd")
DERIVED = frozenset({"Mission Specialist", "Support Personnel", "No staffing requirement", "Homeworld"})
"""Words of the lists that follow from other facts."""

ICON = re.compile(r"\[([\w-]+)\]")
ICONS_ONLY = re.compile(r"(?:\[[\w-]+\])*")
EXPRESSION = re.compile(r"[\dXQ][\dX+*/-]*|NO|\*")
BUILDER = re.compile(r"Seed one OR build .* (\w+) ([A-Z.]+)\.")
MULTIPLIED = re.compile(r"(.+?)(?: ?x ?(\d+))?")


def facts_of(row: Row, sources: Sources, key: str) -> FirstFacts:
    """The facts of one card; ValueError names the card whose row cannot be read."""
    try:
        return FACTS.get(row["Type"], other_facts)(common_facts(row, titles_of(sources, key)), row, sources)
    except ValueError as error:
        raise ValueError(f"{row[NUMBER]} {row['Name']}: {error}") from error


def common_facts(row: Row, titles: tuple[str, ...]) -> FirstFacts:
    """What every card prints."""
    card_type, number, icons = row["Type"].lower(), int(row[NUMBER].partition("_")[2]), icons_of(row["Icons"])
    countdowns = [int(icon) for icon in icons if icon.isdigit()]
    return FirstFacts(
        id=f"1e-{row['Release']}-{number}",
        release=row["Release"],
        number=number,
        rarity=row["Info"],
        title=titles[0],
        other_titles=titles[1:],
        property=row["Property"],
        uniqueness=uniqueness_of(row, card_type),
        type=card_type,
        icons=tuple(icon for icon in icons if not icon.isdigit()),
        countdown=countdowns[0] if countdowns else 0,
        attributes=attributes_of(row, card_type),
        characteristics=parted(row["Characteristics/ Keywords"]),
        kind=named(KINDS, row["Mission/ Dilemma Type"], "kind"),
    )


def other_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """Dilemmas, events and whatever else is a text with perhaps a point box."""
    return replace(card, points=points_of(row["Points"]), has_text=bool(row["Text"]))


def personnel_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """Classification, skills and who it is."""
    classifications = tuple(row["Class"].split("/")) if row["Class"] else ()
    if unknown := sorted(set(classifications) - set(CLASSIFICATIONS)):
        raise ValueError(f"unknown classification {unknown[0]!r}")
    skills = read_skills(row["Text"], classifications)
    species = species_of(card.characteristics)
    gender = next((GENDERS[word] for word in card.characteristics if word in GENDERS), "")
    return replace(
        card,
        affiliations=affiliations_of(row["Affil"]),
        classifications=classifications,
        skills=skills.skills,
        skill_choices=skills.choices,
        species=species,
        gender=gender,
        characteristics=without(card, {"/".join(species), *GENDERS}),
        persona=row["Persona"] if row["Persona"] not in {card.title, *card.other_titles} else "",
        commands=parted(row["Command"]),
        has_text=bool(skills.text),
    )


def ship_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """Class, staffing and special equipment."""
    equipment, text = read_equipment(row["Text"])
    affiliations = affiliations_of(row["Affil"])
    origins = {f"{name} ship" for name, icon in AFFILIATIONS.items() if icon in affiliations}
    return replace(
        card,
        affiliations=affiliations,
        characteristics=without(card, {*SPECIAL_EQUIPMENT, *origins}),
        persona=row["Persona"] if row["Persona"] not in {card.title, *card.other_titles} else "",
        commanders=parted(row["Command"]),
        ship_class=row["Class"],
        staffing=staffing_of(row["Staff"]),
        special_equipment=equipment,
        has_text=bool(text),
    )


def facility_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """Kind, builder, seed limit; nothing is left of a text that says no more than who builds it."""
    match = BUILDER.fullmatch(row["Text"])
    return replace(
        card,
        affiliations=affiliations_of(row["Affil"]),
        kind=row["Class"].lower(),
        builder=Builder(named(AFFILIATIONS, match[1], "affiliation"), match[2]) if match else None,
        seed_one=match is not None,
        has_text=bool(row["Text"]) and match is None,
    )


def mission_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """Place and end; no Premiere mission says anything else to the opponent."""
    home = sources.homeworlds.get(row["Name"])
    end = MissionEnd(
        span=value_of(row["Span"]),
        points=points_of(row["Points"]),
        attempt=attempting(row["Affil"]),
        requirement=parse_requirement(row["Text"], sources.types),
    )
    return replace(
        card,
        characteristics=without(card, {row["Region"]}),
        location=row[LOCATION] or (home.place if home else ""),
        quadrant=row["Quadrant"],
        region=row["Region"],
        homeworld_of=named(AFFILIATIONS, home.side, "affiliation") if home else "",
        end=end,
    )


FACTS = {
    "Personnel": personnel_facts,
    "Ship": ship_facts,
    "Facility": facility_facts,
    "Mission": mission_facts,
}


def named(names: Mapping[str, str], text: str, what: str) -> str:
    """Our word for the card list's; nothing for nothing."""
    if text and text not in names:
        raise ValueError(f"unknown {what} {text!r}")
    return names[text] if text else ""


def parted(text: str) -> tuple[str, ...]:
    """The items of a cell, each once."""
    return tuple(dict.fromkeys(item.strip() for item in text.split(";") if item.strip()))


def without(card: FirstFacts, words: set[str]) -> tuple[str, ...]:
    """The characteristics of a card but for words that are facts of their own."""
    return tuple(word for word in card.characteristics if word not in words | DERIVED)


def species_of(characteristics: tuple[str, ...]) -> tuple[str, ...]:
    """The species, which the lists put first; nothing where they begin with another word."""
    first = tuple(characteristics[0].split("/")) if characteristics else ()
    return first if set(first) <= SPECIES else ()


def affiliations_of(text: str) -> tuple[str, ...]:
    """Icon names in printed order."""
    return tuple(named(AFFILIATIONS, side, "affiliation") for side in text.split("/") if side)


def attempting(text: str) -> tuple[str, ...]:
    """The affiliations whose icons a mission shows."""
    return tuple(named(MISSION_ICONS, icon, "affiliation") for icon in bracketed(text))


def icons_of(text: str) -> tuple[str, ...]:
    """Icon names and countdowns in printed order."""
    names = bracketed(text)
    if unknown := [name for name in names if name not in ICONS and not name.isdigit()]:
        raise ValueError(f"unknown icon {unknown[0]!r}")
    return names


def bracketed(text: str) -> tuple[str, ...]:
    """What stands in brackets, and nothing else does."""
    if not ICONS_ONLY.fullmatch(text):
        raise ValueError(f"unknown icons {text!r}")
    return tuple(ICON.findall(text))


def uniqueness_of(row: Row, card_type: str) -> str:
    """As the symbol or the text says, else as the type has it."""
    marked = next((mark for words, mark in MARKS.items() if words in row["Text"]), "")
    symbol = named(UNIQUENESS, row["Uniqueness"], "uniqueness")
    return symbol or marked or UNMARKED.get(card_type, "universal")


def value_of(text: str) -> Value:
    """A number, or an expression as it is printed."""
    if text.lstrip("-").isdigit():
        return int(text)
    if not EXPRESSION.fullmatch(text):
        raise ValueError(f"{text!r} is no number and no expression")
    return text


def points_of(text: str) -> Points | None:
    """The point box; an asterisk is set apart."""
    return Points(value_of(text.removesuffix("*")), text.endswith("*")) if text else None


def attributes_of(row: Row, card_type: str) -> dict[str, Value]:
    """The attributes that are printed; personnel and everything else share columns."""
    names = ATTRIBUTES[:3] if card_type == "personnel" else ATTRIBUTES[3:]
    return {name: value_of(row[column]) for name, column in zip(names, COLUMNS, strict=True) if row[column]}


def staffing_of(text: str) -> tuple[Staffing, ...]:
    """The ways to staff a ship, separated by "OR"."""
    return tuple(staffing_way(part.strip()) for part in text.split(" OR ") if part.strip())


def staffing_way(text: str) -> Staffing:
    """Icons, then skills, titles in braces or characteristics."""
    icons = ICONS_ONLY.match(text)
    assert icons is not None
    rest = text[icons.end() :].strip()
    if (skill := MULTIPLIED.fullmatch(rest)) and skill[1] in SKILLS:
        return Staffing(icons=icons_of(icons[0]), skills={skill[1]: int(skill[2] or 1)})
    if rest.startswith("{") and rest.endswith("}"):
        return Staffing(icons=icons_of(icons[0]), titles=(rest[1:-1],))
    return Staffing(icons=icons_of(icons[0]), characteristics=(rest,) if rest else ())
