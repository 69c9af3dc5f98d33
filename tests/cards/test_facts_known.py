"""Cards looked up by hand: every field, chosen for what is easily read wrong."""

import pytest

from spaceline.cards.catalogue import SECOND_CARDS
from spaceline.effects.nodes.requirements import All, Any, Skill, Total
from spaceline.rules.second.facts import AttemptPermission, Facts, Keyword, PlayPermission

EQUIPMENT = PlayPermission(types=("equipment",))


def person(integrity, cunning, strength):
    return {"Integrity": integrity, "Cunning": cunning, "Strength": strength}


def ship(range_, weapons, shields):
    return {"Range": range_, "Weapons": weapons, "Shields": shields}


def skills(names):
    return dict.fromkeys(names.split(), 1)


def needs(*parts):
    return All(tuple(Skill(part) if isinstance(part, str) else part for part in parts))


def either(*parts):
    return Any(tuple(Skill(part) if isinstance(part, str) else part for part in parts))


def over(attribute, number):
    return Total((attribute,), number)


PLAIN = Facts(
    id="2e-se-229",
    set="se",
    number=229,
    rarity="U",
    title="Ari",
    type="personnel",
    cost=2,
    affiliation="Car",
    icons=("Stf",),
    keywords=(Keyword("Dissident"),),
    species=("Cardassian",),
    skills=skills("Honor Officer Programming Transporters"),
    attributes=person(6, 5, 6),
    has_text=True,
)
COMMANDER = Facts(
    id="2e-se-268",
    set="se",
    number=268,
    rarity="S",
    title="Jean-Luc Picard",
    subtitle="Explorer",
    unique=True,
    type="personnel",
    cost=4,
    affiliation="Fed",
    icons=("Cmd", "TNG"),
    keywords=(Keyword("Commander", "U.S.S. Enterprise-E"),),
    species=("Human",),
    skills={"Archaeology": 1, "Diplomacy": 2, "Honor": 1, "Leadership": 1, "Officer": 1},
    attributes=person(8, 6, 6),
    has_text=True,
)
IMPERSONATOR = Facts(
    id="2e-ca-159",
    set="ca",
    number=159,
    rarity="R",
    title="Kira Founder",
    subtitle="Examiner",
    unique=True,
    type="personnel",
    cost=3,
    affiliation="Dom",
    icons=("Cmd",),
    keywords=(Keyword("Founder"), Keyword("Infiltrator"), Keyword("Shape-shifter")),
    species=("Changeling",),
    skills=skills("Anthropology Geology Navigation Officer Programming Treachery"),
    attributes=person(3, 6, 6),
    has_text=True,
)
COMPUTED_KEYWORD = Facts(
    id="2e-ca-130",
    set="ca",
    number=130,
    rarity="C",
    title="Information Drone",
    type="personnel",
    cost=2,
    affiliation="Bor",
    icons=("Stf",),
    keywords=(Keyword("Drone"), Keyword("Interlink")),
    species=("Borg",),
    skills=skills("Exobiology Science Transporters"),
    attributes=person(5, 5, 5),
    has_text=True,
)
LEVELS = Facts(
    id="2e-ca-132",
    set="ca",
    number=132,
    rarity="R",
    title="Locutus",
    subtitle="Voice of the Borg",
    unique=True,
    type="personnel",
    cost=4,
    affiliation="Bor",
    icons=("Cmd",),
    keywords=(Keyword("Commander", "Locutus' Borg Cube"),),
    species=("Borg",),
    skills={"Diplomacy": 2, "Leadership": 2, "Officer": 1, "Treachery": 2},
    attributes=person(1, 6, 8),
    pronoun="he",
    has_text=True,
)
TWO_SPECIES_FREE = Facts(
    id="2e-ca-149",
    set="ca",
    number=149,
    rarity="R",
    title="Tora Ziyal",
    subtitle="Beloved Daughter",
    unique=True,
    type="personnel",
    affiliation="Car",
    icons=("TN",),
    keywords=(Keyword("Dissident"),),
    species=("Bajoran", "Cardassian"),
    skills=skills("Anthropology Geology Honor"),
    attributes=person(6, 4, 4),
    has_text=True,
)
TWO_KEYWORDS_WITH_STOPS = Facts(
    id="2e-en-136",
    set="en",
    number=136,
    rarity="R",
    title="K'mpec",
    subtitle="Klingon Supreme Commander",
    unique=True,
    type="personnel",
    cost=3,
    affiliation="Kli",
    icons=("Cmd",),
    keywords=(Keyword("Chancellor"), Keyword("Commander", "I.K.S. Qam-Chee")),
    species=("Klingon",),
    skills={"Leadership": 2, "Officer": 1, "Security": 1},
    attributes=person(6, 7, 6),
    has_text=True,
)
COMMA_IN_SUBTITLE = Facts(
    id="2e-ca-144",
    set="ca",
    number=144,
    rarity="U",
    title="Elim Garak",
    subtitle="Plain, Simple Tailor",
    unique=True,
    type="personnel",
    cost=2,
    affiliation="Car",
    icons=("Stf", "DS9"),
    species=("Cardassian",),
    skills=skills("Diplomacy Intelligence Programming Treachery"),
    attributes=person(3, 6, 6),
    has_text=True,
)
FUTURE = Facts(
    id="2e-en-122",
    set="en",
    number=122,
    rarity="R",
    title="Jake Sisko",
    subtitle="Temporal Anchor",
    unique=True,
    type="personnel",
    cost=4,
    affiliation="Fed",
    icons=("E", "Fut"),
    species=("Human",),
    skills=skills("Anthropology Astrometrics Biology Physics Programming Science"),
    attributes=person(7, 7, 3),
    pronoun="he",
    has_text=True,
)
PAST = Facts(
    id="2e-se-375",
    set="se",
    number=375,
    rarity="R",
    title="Telek R'Mor",
    subtitle="Astrophysical Researcher",
    unique=True,
    type="personnel",
    cost=3,
    affiliation="Rom",
    icons=("Cmd", "Pa"),
    species=("Romulan",),
    skills={"Astrometrics": 2, "Engineer": 1, "Honor": 1, "Programming": 1, "Science": 1},
    attributes=person(6, 5, 6),
    has_text=True,
)
OTHERS_PRONOUN = Facts(
    id="2e-se-367",
    set="se",
    number=367,
    rarity="R",
    title="Sela",
    subtitle="Mysterious Operative",
    unique=True,
    type="personnel",
    cost=3,
    affiliation="Rom",
    icons=("Cmd",),
    species=("Human", "Romulan"),
    skills={"Diplomacy": 1, "Intelligence": 1, "Leadership": 1, "Officer": 1, "Treachery": 2},
    attributes=person(2, 6, 5),
    has_text=True,
)
SHIP_WITH_SUBTITLE = Facts(
    id="2e-se-391",
    set="se",
    number=391,
    rarity="R",
    title="U.S.S. Defiant",
    subtitle="Prototype Warship",
    unique=True,
    type="ship",
    cost=7,
    affiliation="Fed",
    icons=("DS9",),
    staffing=("Cmd", "Cmd", "Cmd", "Stf"),
    keywords=(Keyword("Cloaking Device"),),
    ship_class="Defiant Class",
    attributes=ship(8, 10, 10),
    pronoun="it",
    has_text=True,
)
SHIP_WITHOUT_SUBTITLE = Facts(
    id="2e-ca-200",
    set="ca",
    number=200,
    rarity="R",
    title="Locutus' Borg Cube",
    unique=True,
    type="ship",
    cost=7,
    affiliation="Bor",
    staffing=("Stf",) * 5,
    ship_class="Cube",
    attributes=ship(10, 12, 11),
    pronoun="it",
    has_text=True,
)
LOCATION_AND_TWO_WAYS = Facts(
    id="2e-se-164",
    set="se",
    number=164,
    rarity="U",
    title="Encounter at Farpoint",
    location="Deneb IV",
    unique=True,
    type="mission",
    kind="planet",
    span=2,
    points=30,
    quadrant="Alpha",
    requirement=either(
        needs("Exobiology", "Honor", "Telepathy", over("Integrity", 25)),
        needs("Acquisition", "Diplomacy", "Treachery", over("Cunning", 30)),
    ),
    attempt=AttemptPermission(excluded=("Bor",)),
)
MISSING_COMMA_IN_TWO_WAYS = Facts(
    id="2e-se-151",
    set="se",
    number=151,
    rarity="U",
    title="Amnesty Talks",
    unique=True,
    type="mission",
    kind="space",
    span=3,
    points=35,
    quadrant="Alpha",
    requirement=either(
        needs("Anthropology", Skill("Diplomacy", 2), "Law", over("Integrity", 31)),
        needs("Leadership", "Security", Skill("Treachery", 2), over("Cunning", 36)),
    ),
    attempt=AttemptPermission(excluded=("Bor",)),
)
MISSING_COMMA_BEFORE_GROUP = Facts(
    id="2e-se-193",
    set="se",
    number=193,
    rarity="U",
    title="Quest for the Sword of Kahless",
    unique=True,
    type="mission",
    kind="planet",
    span=2,
    points=40,
    quadrant="Gamma",
    requirement=needs(
        "Archaeology", "Leadership", Skill("Science", 2), over("Strength", 38), either("Honor", "Treachery")
    ),
    attempt=AttemptPermission(affiliations=("Car", "Fer", "Kli", "Rom")),
)
ATTRIBUTES_INSIDE_GROUP = Facts(
    id="2e-ca-91",
    set="ca",
    number=91,
    rarity="U",
    title="Extract Defector",
    unique=True,
    type="mission",
    kind="planet",
    span=3,
    points=35,
    quadrant="Alpha",
    requirement=needs(
        "Intelligence",
        Skill("Navigation", 2),
        either(needs("Security", over("Strength", 34)), needs("Transporters", over("Cunning", 32))),
    ),
    attempt=AttemptPermission(affiliations=("Fed", "Kli")),
    has_text=True,
)
OPEN_TO_ALL = Facts(
    id="2e-ca-83",
    set="ca",
    number=83,
    rarity="S",
    title="Battle Reconnaissance",
    unique=True,
    type="mission",
    kind="space",
    span=2,
    points=35,
    quadrant="Delta",
    requirement=needs("Exobiology", "Programming", "Security", "Transporters", over("Strength", 32)),
    attempt=AttemptPermission(),
)
HEADQUARTERS_OF_TWO = Facts(
    id="2e-se-188",
    set="se",
    number=188,
    rarity="S",
    title="Mouth of the Wormhole",
    subtitle="Deep Space 9",
    unique=True,
    type="mission",
    kind="headquarters",
    keywords=(Keyword("Region", "Bajor System"),),
    span=1,
    quadrant="Alpha",
    region="Bajor System",
    accepts=(PlayPermission(icons=("DS9",)), PlayPermission(icons=("NA",)), EQUIPMENT),
    headquarters_of=("Baj", "Fed"),
    has_text=True,
)
HEADQUARTERS_WITH_DOUBLE_ICON = Facts(
    id="2e-se-162",
    set="se",
    number=162,
    rarity="U",
    title="Earth",
    subtitle="Home of Starfleet Command",
    unique=True,
    type="mission",
    kind="headquarters",
    keywords=(Keyword("Region", "Sector 001"),),
    span=2,
    quadrant="Alpha",
    region="Sector 001",
    accepts=(
        PlayPermission(icons=("Fed", "DS9")),
        PlayPermission(icons=("E",)),
        PlayPermission(icons=("NA",)),
        EQUIPMENT,
    ),
    headquarters_of=("Fed",),
)
HEADQUARTERS_OF_NO_AFFILIATION = Facts(
    id="2e-en-96",
    set="en",
    number=96,
    rarity="U",
    title="Athos IV",
    subtitle="Maquis Base",
    unique=True,
    type="mission",
    kind="headquarters",
    keywords=(Keyword("Region", "Badlands"),),
    span=2,
    quadrant="Alpha",
    region="Badlands",
    accepts=(PlayPermission(icons=("Maq",)), PlayPermission(icons=("NA",)), EQUIPMENT),
    headquarters_of=("Maq",),
    has_text=True,
)
ONE_ACCEPTED_KIND = Facts(
    id="2e-ca-110",
    set="ca",
    number=110,
    rarity="S",
    title="Unicomplex",
    subtitle="Root of the Hive Mind",
    unique=True,
    type="mission",
    kind="headquarters",
    span=2,
    quadrant="Delta",
    accepts=(PlayPermission(icons=("Bor",)), EQUIPMENT),
    headquarters_of=("Bor",),
    has_text=True,
)
KEYWORD_AND_REGION = Facts(
    id="2e-ca-92",
    set="ca",
    number=92,
    rarity="S",
    title="Founders' Homeworld",
    subtitle="Home of the Great Link",
    unique=True,
    type="mission",
    kind="headquarters",
    keywords=(Keyword("Nebula"), Keyword("Region", "Omarion Nebula")),
    span=2,
    quadrant="Gamma",
    region="Omarion Nebula",
    accepts=(PlayPermission(icons=("Dom",)), PlayPermission(icons=("NA",)), EQUIPMENT),
    headquarters_of=("Dom",),
)
DILEMMA = Facts(
    id="2e-se-5",
    set="se",
    number=5,
    rarity="R",
    title="Armus Roulette",
    type="dilemma",
    cost=4,
    kind="planet",
    has_text=True,
)
WEAPON = Facts(
    id="2e-se-62",
    set="se",
    number=62,
    rarity="U",
    title="Bajoran Phaser Pistol",
    type="equipment",
    cost=1,
    keywords=(Keyword("Hand Weapon"),),
    has_text=True,
)
UNIQUE_EVENT = Facts(
    id="2e-en-46",
    set="en",
    number=46,
    rarity="U",
    title="Kotra",
    unique=True,
    type="event",
    cost=2,
    has_text=True,
)
ONE_LETTER_KEYWORD = Facts(
    id="2e-ca-33",
    set="ca",
    number=33,
    rarity="C",
    title="A Second Chance at Life",
    type="event",
    cost=2,
    keywords=(Keyword("Q"),),
    has_text=True,
)
KNOWN = [value for value in globals().values() if isinstance(value, Facts)]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.id)
def test_a_card_looked_up_by_hand_has_these_facts(known):
    assert SECOND_CARDS.facts()[known.id] == known


@pytest.mark.parametrize(
    ("card", "requirement"),
    [
        ("2e-se-167", needs("Astrometrics", "Leadership", "Physics", "Science", over("Cunning", 34))),
        (
            "2e-se-169",
            needs(
                "Engineer",
                "Geology",
                over("Cunning", 28),
                either("Acquisition", "Law", Skill("Treachery", 2)),
            ),
        ),
        ("2e-se-179", needs("Diplomacy", Skill("Science", 2), over("Cunning", 28))),
    ],
    ids=["2E-explore-black-cluster/1", "2E-feldomite-rush/1", "2E-investigate-massacre/1"],
)
def test_errata_of_the_rulebook_are_in_the_facts(card, requirement):
    assert SECOND_CARDS.facts()[card].requirement == requirement
