"""First Edition cards looked up by hand: every field, chosen for what is easily read wrong."""

import pytest

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.rules.first.facts import Builder, FirstFacts, MissionEnd, Points, Staffing

FULL_STAFF = (Staffing(icons=("Cmd", "Stf", "Stf")),)


def person(integrity, cunning, strength):
    return {"Integrity": integrity, "Cunning": cunning, "Strength": strength}


def ship(range_, weapons, shields):
    return {"Range": range_, "Weapons": weapons, "Shields": shields}


def needs(*parts):
    return All(tuple(Skill(part) if isinstance(part, str) else part for part in parts))


def either(*parts):
    return Any(tuple(Skill(part) if isinstance(part, str) else part for part in parts))


def over(attribute, number):
    return Total((attribute,), number)


def card(number, rarity, title, type_, uniqueness, **facts):
    """A Premiere card; all but missions bear the logo."""
    logo = {} if type_ == "mission" else {"property": "TNG"}
    return FirstFacts(
        id=f"1e-premiere-{number}",
        release="premiere",
        number=number,
        rarity=rarity,
        title=title,
        type=type_,
        uniqueness=uniqueness,
        **logo,
        **facts,
    )


def personnel(number, rarity, title, affiliation, classification, uniqueness="unique", **facts):
    return card(
        number,
        rarity,
        title,
        "personnel",
        uniqueness,
        affiliations=(affiliation,),
        classifications=(classification,),
        **facts,
    )


def mission(number, rarity, title, kind, *, span, points, attempt, requirement, **facts):
    end = MissionEnd(span=span, points=Points(points), attempt=tuple(attempt.split()), requirement=requirement)
    return card(number, rarity, title, "mission", "not-duplicatable", kind=kind, quadrant="Alpha", end=end, **facts)


KNOWN = [
    # personnel: multiplied skills, a skill that is the classification, species, ranks, ships in lore, real text
    personnel(
        215,
        "R",
        "Jean-Luc Picard",
        "Fed",
        "OFFICER",
        icons=("Cmd",),
        skills={"Diplomacy": 2, "Leadership": 1, "Honor": 1, "Archaeology": 1, "Navigation": 1, "Music": 1},
        attributes=person(9, 8, 6),
        species=("Human",),
        gender="male",
        characteristics=("Captain", "U.S.S. Enterprise-related personnel"),
        commands=("U.S.S. Enterprise",),
    ),
    personnel(
        204,
        "R",
        "Data",
        "Fed",
        "OFFICER",
        icons=("Cmd",),
        skills={"ENGINEER": 1, "Computer Skill": 2, "Music": 1, "Astrophysics": 1, "Exobiology": 1},
        attributes=person(8, 12, 12),
        species=("Android",),
        gender="male",
        characteristics=("Soong-type android",),
    ),
    personnel(
        200,
        "R",
        "Beverly Crusher",
        "Fed",
        "MEDICAL",
        icons=("Cmd",),
        skills={"MEDICAL": 1, "Biology": 1, "Exobiology": 1},
        attributes=person(8, 8, 5),
        species=("Human",),
        gender="female",
        characteristics=("U.S.S. Enterprise-related personnel",),
    ),
    personnel(
        207,
        "R",
        "Dr. Leah Brahms",
        "Fed",
        "ENGINEER",
        "universal",
        icons=("Holo",),
        skills={"ENGINEER": 1},
        attributes=person(7, 9, 2),
        species=("Hologram",),
        gender="female",
    ),
    personnel(
        210,
        "U",
        "Exocomp",
        "Fed",
        "ENGINEER",
        "universal",
        attributes=person(9, 8, 1),
        species=("Android",),
        gender="male",
        has_text=True,
    ),
    personnel(
        218,
        "U",
        "Kareel Odan",
        "Fed",
        "V.I.P.",
        skills={"Diplomacy": 1, "Computer Skill": 1},
        attributes=person(9, 7, 4),
        species=("Trill",),
        gender="female",
        characteristics=("Ambassador", "Trill with symbiont"),
    ),
    personnel(
        225,
        "U",
        "Mot the Barber",
        "Fed",
        "CIVILIAN",
        skills={"Barbering": 1},
        attributes=person(6, 4, 5),
        species=("Bolian",),
        gender="male",
        characteristics=("U.S.S. Enterprise-related personnel",),
    ),
    personnel(
        238,
        "U",
        "Sirna Kolrami",
        "Fed",
        "V.I.P.",
        icons=("Cmd",),
        skills={"Leadership": 1},
        attributes=person(7, 9, 2),
        gender="male",
    ),
    personnel(
        240,
        "U",
        "Soren",
        "Fed",
        "SCIENCE",
        icons=("Stf",),
        skills={"Astrophysics": 1},
        attributes=person(6, 6, 3),
        species=("J'Naii",),
        gender="female",
        characteristics=("Androgynous", "Neuter"),
    ),
    personnel(
        241,
        "U",
        "T'Pan",
        "Fed",
        "SCIENCE",
        icons=("Stf",),
        skills={"SCIENCE": 1, "Mindmeld": 1},
        attributes=person(8, 9, 4),
        species=("Vulcan",),
        gender="female",
    ),
    personnel(
        268,
        "R",
        "Kargan",
        "Kli",
        "OFFICER",
        icons=("Cmd",),
        skills={"Honor": 1, "Computer Skill": 1},
        attributes=person(7, 5, 9),
        species=("Klingon",),
        gender="male",
        characteristics=("Captain", "I.K.S. Pagh-related personnel"),
        commands=("I.K.C. Pagh", "I.K.S. Pagh"),
    ),
    personnel(
        299,
        "U",
        "Jo'Bril",
        "NA",
        "SCIENCE",
        icons=("Cmd",),
        skills={"Treachery": 1, "Astrophysics": 1, "Physics": 1, "Greed": 1},
        attributes=person(3, 8, 7),
        species=("Takaran",),
        gender="male",
        characteristics=("Metaphasic Shield-related personnel",),
    ),
    personnel(
        318,
        "C",
        "Selok",
        "Rom",
        "V.I.P.",
        "universal",
        icons=("Stf",),
        skills={"Treachery": 1},
        attributes=person(4, 8, 5),
        species=("Romulan", "Vulcan"),
        gender="female",
        characteristics=("Ambassador",),
    ),
    # ships: staffing or none, equipment, class, commanders, titles that differ between the lists
    card(
        331,
        "C",
        "Runabout",
        "ship",
        "universal",
        affiliations=("Fed",),
        attributes=ship(7, 5, 5),
        ship_class="Runabout Class",
    ),
    card(
        334,
        "R",
        "U.S.S. Enterprise",
        "ship",
        "unique",
        affiliations=("Fed",),
        attributes=ship(9, 8, 9),
        ship_class="Galaxy Class",
        staffing=FULL_STAFF,
        special_equipment=("Holodeck", "Tractor Beam"),
    ),
    card(
        344,
        "R",
        "I.K.C. Bortas",
        "ship",
        "unique",
        other_titles=("I.K.S. Bortas",),
        affiliations=("Kli",),
        attributes=ship(9, 9, 7),
        commanders=("Gowron",),
        ship_class="Vor'cha Class",
        staffing=FULL_STAFF,
        special_equipment=("Cloaking Device", "Tractor Beam"),
    ),
    card(
        354,
        "C",
        "Mercenary Ship",
        "ship",
        "universal",
        affiliations=("NA",),
        attributes=ship(7, 7, 7),
        commanders=("Baran",),
        ship_class="Unknown Class",
        staffing=(Staffing(icons=("Stf", "Stf")),),
        special_equipment=("Long-Range Scan Shielding",),
    ),
    card(
        356,
        "C",
        "Zibalian Transport",
        "ship",
        "universal",
        affiliations=("NA",),
        attributes=ship(6, 2, 4),
        characteristics=("Merchant vessel", "Transport"),
        ship_class="Zibalian Class",
    ),
    # missions: alternatives, multiplied skills, totals, cards by title, regions, homeworlds
    mission(
        147,
        "U",
        "Cloaked Mission",
        "planet",
        span=3,
        points=30,
        attempt="Kli",
        requirement=needs("Navigation", "Diplomacy", "Honor"),
        location="Romulus",
        region="Romulus System Region",
        homeworld_of="Rom",
    ),
    mission(
        153,
        "R",
        "Evaluate Terraforming",
        "planet",
        span=3,
        points=35,
        attempt="Fed",
        requirement=either(
            needs("MEDICAL", "Biology", "Exobiology"), needs(Each(title="Geordi La Forge"), Skill("MEDICAL", 2))
        ),
    ),
    mission(
        162,
        "R",
        "Hunt for DNA Program",
        "planet",
        span=5,
        points=55,
        attempt="Fed Rom Kli",
        requirement=needs(Skill("Archaeology", 3), "Computer Skill", "Biology", "Leadership", over("Strength", 40)),
    ),
    mission(
        173,
        "R",
        "Investigate Time Continuum",
        "planet",
        span=3,
        points=35,
        attempt="Fed",
        requirement=either(Each(title="Guinan"), Each(title="Data"), Each(title="Time Travel Pod", type="artifact")),
        location="Devidia II",
    ),
    mission(
        174,
        "R",
        "Khitomer Research",
        "planet",
        span=4,
        points=35,
        attempt="Rom Kli",
        requirement=needs(Skill("Honor", 3), "Computer Skill", "Treachery"),
    ),
    mission(
        191,
        "C",
        "Study Stellar Collision",
        "space",
        span=3,
        points=25,
        attempt="Fed Rom Kli",
        requirement=Skill("Stellar Cartography"),
    ),
    mission(
        194,
        "R",
        "Wormhole Negotiations",
        "space",
        span=4,
        points=45,
        attempt="Fed Rom Kli",
        requirement=either(Skill("Diplomacy", 5), Skill("Honor", 4), Skill("Treachery", 4)),
        location="Wormhole Terminus",
    ),
    # the rest: point boxes, countdowns, attributes of a dilemma, marks in the text, another title
    card(
        104,
        "C",
        "Federation Outpost",
        "facility",
        "universal",
        affiliations=("Fed",),
        attributes={"Shields": 30},
        kind="outpost",
        builder=Builder("Fed", "ENGINEER"),
        seed_one=True,
    ),
    card(
        16,
        "R",
        "Barclay's Protomorphosis Disease",
        "dilemma",
        "universal",
        characteristics=("MEDICAL-related dilemma", "SCIENCE-related dilemma"),
        kind="dual",
        points=Points(10),
        has_text=True,
    ),
    card(
        18,
        "R",
        "Borg Ship",
        "dilemma",
        "universal",
        icons=("Self",),
        attributes=ship(8, 24, 24),
        kind="space",
        points=Points(15),
        has_text=True,
    ),
    card(
        28,
        "U",
        "Hyper-Aging",
        "dilemma",
        "universal",
        countdown=4,
        characteristics=("MEDICAL-related dilemma", "SCIENCE-related dilemma"),
        kind="planet",
        points=Points(5),
        has_text=True,
    ),
    card(70, "U", "Distortion Field", "event", "unique", has_text=True),
    card(108, "U", "Amanda Rogers", "interrupt", "universal", points=Points(0), has_text=True),
    card(
        131,
        "C",
        "Palor Toff: Alien Trader",
        "interrupt",
        "universal",
        other_titles=("Palor Toff - Alien Trader",),
        has_text=True,
    ),
    card(
        8,
        "R",
        "Varon-T Disruptor",
        "artifact",
        "universal",
        characteristics=("disruptor", "Equipment-artifacts", "hand weapon"),
        has_text=True,
    ),
    card(
        64,
        "C",
        "Starfleet Type II Phaser",
        "equipment",
        "universal",
        characteristics=("hand weapon", "phaser"),
        has_text=True,
    ),
]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.id)
def test_a_card_looked_up_by_hand_has_these_facts(known):
    assert FIRST_CARDS.facts()[known.id] == known
