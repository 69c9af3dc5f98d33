"""Turn the merged row of a First Edition card into its facts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec.structs import replace

from spaceline.rules.first.data.regular_skills import CLASSIFICATIONS
from spaceline.rules.first.facts import (
    UNMARKED,
    Builder,
    FirstFacts,
    MissionEnd,
    Points,
    Value,
)
from tools.first_combos import shared_out
from tools.first_duals import STAFFING, is_dual, pair_of
from tools.first_icons import ICON, ICONS_ONLY, STAFFED_BY, icons_of, staffed_by, staffing_of
from tools.first_merge import Sources, titles_of
from tools.first_requirements import ATTRIBUTES, read_requirement
from tools.first_restrictions import RESTRICTIONS, UNREAD
from tools.first_skills import (
    SPECIAL_EQUIPMENT,
    SPECIAL_SKILLS,
    read_downloads,
    read_equipment,
    read_person,
    read_sides,
)
from tools.first_sources import LOCATION, NUMBER, Row
from tools.first_stations import site_facts, station_facts
from tools.first_tactics import tactic_facts
from tools.first_time import PLACES, time_facts
from tools.first_words import (
    AFFILIATIONS,
    ANYBODY,
    DILEMMA,
    GENDERS,
    MARKS_ONLY,
    MISSION_ICONS,
    NO_RULES_YET,
    NUMBERED,
    ORIGINS,
    QUADRANT_ICONS,
    SAID,
    SPECIES,
    Q,
    is_of_the_continuum,
    ordinary_type,
    parted,
    said_once,
)

KINDS = {"[P]": "planet", "[S]": "space", "[S/P]": "dual", "[S][P]": "dual"}
UNIQUENESS = {"univ": "universal", "enig": "enigma"}
MARKS = {"(Unique.)": "unique", "(Not duplicatable.)": "not-duplicatable", "(Universal.)": "universal"}
"""How a text marks the card."""

COLUMNS = ("Int/Rng", "Cun/Wpn", "Str/Shd")
DERIVED = frozenset({"Mission Specialist", "Support Personnel", "No staffing requirement", "Homeworld"})
"""Words of the lists that follow from other facts."""

SHOWN = re.compile(r"\[([\w/*-]+)\]|DL/|/Ent-E")
"""An icon in a text; the lists write two of them without brackets."""
ENEMIES = re.compile(r"\((?P<right>[A-Z])>|<(?P<left>[A-Z])\)|<(?P<side>[A-Z][a-z]+)>")
"""A nemesis icon or an infiltration icon, as the lists write them before all others."""
EXPRESSION = re.compile(r"(?:\+/-)?[\dXQ][\dX+*/-]*|NO|\*")
TOLD_APART = re.compile(r" \([^()]+\)$")
"""How the lists tell two cards of one title apart."""
EITHER_WAY = re.compile(r"(\d+) or -\1")
"""A number that is won or lost."""
PERSONA = re.compile(r"\((?P<opposite>.+)\)|<(?P<impersonated>.+)>|(?P<own>.*)")
"""Whose opposite or impersonator a card is, or of whom it is a version."""
BUILT = re.compile(
    r"(?P<seeded>Seed one [^.]*OR b|B)uild [^.]*where you have (?:an?|any) (?P<side>[A-Z][\w-]* )?"
    r"(?:\[(?P<icon>\w+)\] )?(?P<skill>ENGINEER)\."
)
"""Who builds a facility, and where; what follows is more."""
BUILT_ANYWHERE = "Seed one OR b"
"""How a facility begins that says no more than who builds it."""
PLACED_ONCE = ("Place one on table", "Place one atop", "Seed one during")
"""How a doorway says that one copy of it is seeded, on the table, on its side deck or elsewhere."""


def facts_of(row: Row, sources: Sources, key: str) -> FirstFacts:
    """The facts of one card; ValueError names the card whose row cannot be read."""
    try:
        return FACTS.get(row["Type"], other_facts)(common_facts(row, titles_of(sources, key)), row, sources)
    except ValueError as error:
        raise ValueError(f"{row[NUMBER]} {row['Name']}: {error}") from error


def common_facts(row: Row, titles: tuple[str, ...]) -> FirstFacts:
    """What every card prints."""
    card_type, number = ordinary_type(row["Type"]), int(row[NUMBER].partition("_")[2])
    icons = (*icons_of(plain(row["Icons"])), *((Q,) if is_of_the_continuum(row["Type"]) else ()))
    countdowns = [int(icon) for icon in icons if is_countdown(icon)]
    quadrants = [QUADRANT_ICONS[icon] for icon in icons if icon in QUADRANT_ICONS]
    nemesis, infiltrates = enemies_of(row["Icons"])
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
        icons=tuple(icon for icon in icons if not is_countdown(icon) and icon not in QUADRANT_ICONS),
        countdown=countdowns[0] if countdowns else 0,
        text_icons=icons_in(row["Text"]),
        restriction=RESTRICTIONS.get(f"1e-{row['Release']}-{number}"),
        special_skills=SPECIAL_SKILLS.get(f"1e-{row['Release']}-{number}", 1),
        nemesis=nemesis,
        infiltrates=infiltrates,
        quadrant=quadrants[0] if quadrants else "",
        attributes=attributes_of(row, card_type),
        characteristics=said_once(parted(row["Characteristics/ Keywords"])),
        kind=named(KINDS, row["Mission/ Dilemma Type"], "kind"),
    )


def other_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """Dilemmas, events and whatever else is a text with perhaps a point box."""
    is_combo = row["Type"] == DILEMMA and " & " in card.title
    halves = shared_out(row["Text"], card.characteristics, sources.dilemmas) if is_combo else ()
    return replace(card, points=points_of(row["Points"]), halves=halves, has_text=bool(row["Text"]))


def personnel_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """Classification, skills and who it is."""
    if is_dual(row):
        return dual_facts(card, row, sources)
    classifications = tuple(row["Class"].split("/")) if row["Class"].strip("*") else ()
    if unknown := sorted(set(classifications) - set(CLASSIFICATIONS)):
        raise ValueError(f"unknown classification {unknown[0]!r}")
    printed = read_person(row["Text"], classifications, sources.types)
    sides, text = read_sides(printed.text, named_affiliations(row["Affil"]))
    everything = {name: level for skills in sides.values() for name, level in skills.items()}
    species = species_of(card.characteristics)
    gender = next((GENDERS[word] for word in card.characteristics if word in GENDERS), "")
    affiliations = affiliations_of(row["Affil"])
    return replace(
        as_whom(card, row["Persona"]),
        affiliations=affiliations,
        classifications=classifications,
        skills={**printed.skills, **everything},
        skills_in=sides,
        skill_choices=printed.choices,
        species=species,
        gender=gender,
        characteristics=without(card, {"/".join(species), *GENDERS}),
        commands=parted(row["Command"]),
        special_downloads=printed.downloads,
        special_first=printed.special_first,
        has_text=bool(text) or waits(card, affiliations),
    )


def named_affiliations(text: str) -> dict[str, str]:
    """The icons of the affiliations of a card by their names."""
    return {name: AFFILIATIONS[name] for name in text.split("/") if name in AFFILIATIONS}


def dual_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """The two on a dual-personnel card; texts, and whatever the lists do not say of one of them alone, wait."""
    pair = pair_of(card, row, sources.types)
    said = {word for each in pair.people for word in (*each.species, *each.characteristics)}
    told = without(card, {"Dual Personnel", *GENDERS})
    affiliations = affiliations_of(row["Affil"])
    return replace(
        card,
        affiliations=affiliations,
        icons=tuple(icon for icon in card.icons if icon not in STAFFING) if pair.is_told else card.icons,
        attributes={},
        characteristics=tuple(word for word in told if not said.issuperset(word.split("/"))),
        pair=pair.people,
        special_downloads=pair.downloads,
        has_text=not pair.is_whole or waits(card, affiliations),
    )


def as_whom(card: FirstFacts, persona: str) -> FirstFacts:
    """The card with the persona of which it is a version, the opposite or an impersonator (1E-6.3.5/1)."""
    match = PERSONA.fullmatch(persona)
    assert match is not None
    own = match["own"] or TOLD_APART.sub("", card.title)
    return replace(
        card,
        persona=own if own.lower() not in {title.lower() for title in (card.title, *card.other_titles)} else "",
        opposite_of=match["opposite"] or "",
        impersonates=match["impersonated"] or "",
    )


def waits(card: FirstFacts, affiliations: tuple[str, ...]) -> bool:
    """Whether more is printed than the lists tell or the rules here know: a restriction."""
    is_more = TOLD_APART.sub("", card.title) in UNREAD
    return is_more or not NO_RULES_YET.isdisjoint(affiliations)


def ship_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """Class, staffing and special equipment."""
    equipment, text = read_equipment(row["Text"], card.characteristics)
    downloads = read_downloads(text, sources.types)
    affiliations = affiliations_of(row["Affil"])
    own = {f"{name} ship" for name, icon in AFFILIATIONS.items() if icon in affiliations}
    origins = own - {f"{ORIGINS.get(card.title, '')} ship"}
    return replace(
        as_whom(card, row["Persona"]),
        affiliations=affiliations,
        characteristics=without(card, {*SPECIAL_EQUIPMENT, *origins}),
        commanders=parted(row["Command"]),
        ship_class=row["Class"],
        points=points_of(row["Points"]),
        staffing=(*staffing_of(row["Staff"]), *staffed_by(row["Text"] or "")),
        special_equipment=equipment,
        special_downloads=downloads.downloads,
        has_text=bool(STAFFED_BY.sub("", downloads.text)) or waits(card, affiliations),
    )


def facility_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """Kind, builder, seed limit; nothing is left of a text that says no more than who builds it."""
    built = BUILT.match(row["Text"])
    builder = builder_of(built) if built else None
    is_whole = bool(builder and built and built["seeded"] == BUILT_ANYWHERE and built[0] == row["Text"])
    return replace(
        station_facts(card, row["Text"]),
        affiliations=affiliations_of(row["Affil"]),
        kind=row["Class"].lower(),
        builder=builder,
        seed_one=bool(built and built["seeded"] != "B"),
        has_text=bool(row["Text"]) and not is_whole,
    )


def builder_of(built: re.Match[str]) -> Builder:
    """Whose presence lets a player build it: of an affiliation, or of a species that is none."""
    side, icon = (built["side"] or "").strip(), built["icon"] or ""
    is_species = bool(side) and side not in AFFILIATIONS
    return Builder(
        classification=built["skill"],
        affiliation=AFFILIATIONS[side] if side and not is_species else "",
        species=side if is_species else "",
        quadrant=QUADRANT_ICONS.get(icon, ""),
        icon="" if icon in QUADRANT_ICONS else icon,
    )


def equipment_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """A text; the lists do not say of every one that it is related to a classification (1E-G:related/1)."""
    related = (f"{name}-related equipment" for name in RELATED if name in row["Text"])
    characteristics = tuple(dict.fromkeys((*card.characteristics, *related)))
    return other_facts(replace(card, characteristics=characteristics), row, sources)


def doorway_facts(card: FirstFacts, row: Row, _: Sources) -> FirstFacts:
    """How many may be seeded: the rest of the text is text."""
    return replace(other_facts(card, row, _), seed_one=row["Text"].startswith(PLACED_ONCE))


OUTPOST = "Outpost"
"""What stands as the class of a mission on which an outpost is printed, before whose icons its affiliation stands."""

BARE = re.compile(r"no (point ?box|gametext)", re.IGNORECASE)
"""What the opponent's end of a mission is without; without any text it says no more than its span."""


def mission_facts(card: FirstFacts, row: Row, sources: Sources) -> FirstFacts:
    """Place and end; where a text follows the requirement, it may change either."""
    requirement, text = read_requirement(row["Text"], sources.types)
    home = sources.homeworlds.get(row["Name"])
    end = MissionEnd(
        span=value_of(row["Span"]),
        points=points_of(row["Points"]),
        attempt=attempting(row["Affil"]),
        requirement=requirement,
    )
    return replace(
        card,
        characteristics=without(card, {row["Region"]}),
        location=row[LOCATION] or (home.place if home else PLACES.get(row["Name"], "")),
        quadrant=row["Quadrant"],
        region=row["Region"],
        homeworld_of=named(AFFILIATIONS, home.side, "affiliation") if home else "",
        end=end,
        outpost=AFFILIATIONS[row["Affil"].split("[")[0]] if row["Class"] == OUTPOST else "",
        opponent_end=MissionEnd(span=end.span) if BARE.search(text) else None,
        has_text=bool(text) or says_who_attempts(row["Affil"]),
    )


RELATED = ("ENGINEER", "MEDICAL", "SCIENCE")
"""The classifications to which equipment may be related."""

FACTS = {
    "Equipment": equipment_facts,
    "Personnel": personnel_facts,
    "Ship": ship_facts,
    "Doorway": doorway_facts,
    "Facility": facility_facts,
    "Mission": mission_facts,
    "Site": site_facts,
    "Tactic": tactic_facts,
    "Time Location": time_facts,
}


def named(names: Mapping[str, str], text: str, what: str) -> str:
    """Our word for the card list's; nothing for nothing."""
    if text and text not in names:
        raise ValueError(f"unknown {what} {text!r}")
    return names[text] if text else ""


def without(card: FirstFacts, words: set[str]) -> tuple[str, ...]:
    """The characteristics of a card but for words that are facts of their own."""
    return tuple(word for word in card.characteristics if word not in words | DERIVED)


def species_of(characteristics: tuple[str, ...]) -> tuple[str, ...]:
    """The species: the first word that is one, or several; most stand in front."""
    told = (tuple(word.split("/")) for word in characteristics)
    return next((words for words in told if set(words) <= SPECIES), ())


def affiliations_of(text: str) -> tuple[str, ...]:
    """Icon names in printed order."""
    return tuple(named(AFFILIATIONS, side, "affiliation") for side in text.split("/") if side)


def attempting(text: str) -> tuple[str, ...]:
    """The affiliations whose icons a mission shows."""
    return tuple(MISSION_ICONS[icon] for icon in ICON.findall(text) if icon in MISSION_ICONS)


def says_who_attempts(text: str) -> bool:
    """Whether a mission has more in place of affiliation icons than that anybody may attempt it."""
    return not ANYBODY.fullmatch(text) and (not ICONS_ONLY.fullmatch(text) or not text)


def icons_in(text: str) -> tuple[str, ...]:
    """The icons that stand in a text, each once, in the order of the text; countdowns are none."""
    found = (SAID.get(match[1] or match[0], match[1]) for match in SHOWN.finditer(text))
    return tuple(dict.fromkeys(icon for icon in found if icon not in MARKS_ONLY and not is_countdown(icon)))


def is_countdown(icon: str) -> bool:
    """Whether an icon is the number of a countdown."""
    return icon.isdigit() and icon not in NUMBERED


def plain(text: str) -> str:
    """Icons without those of nemeses and infiltrators."""
    return ENEMIES.sub("", text).replace(" ", "")


def enemies_of(text: str) -> tuple[str, str]:
    """The nemesis icon and the affiliation of the infiltration icon."""
    nemesis = infiltrates = ""
    for match in ENEMIES.finditer(text):
        if match["side"]:
            infiltrates = match["side"]
        else:
            nemesis = f"{match['right']}>" if match["right"] else f"<{match['left']}"
    return nemesis, infiltrates


def uniqueness_of(row: Row, card_type: str) -> str:
    """As the symbol or the text says, else as the type has it."""
    marked = next((mark for words, mark in MARKS.items() if words in row["Text"]), "")
    symbol = named(UNIQUENESS, row["Uniqueness"], "uniqueness")
    return symbol or marked or UNMARKED.get(card_type, "universal")


def value_of(text: str) -> Value:
    """A number, or an expression as it is printed."""
    if text.lstrip("-").isdigit():
        return int(text)
    text = EITHER_WAY.sub(r"+/-\1", text)
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
