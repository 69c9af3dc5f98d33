"""Invented cards of First Edition for what no Premiere card does, so that games meet those rules too."""

from spaceline.effects.nodes.abilities import Forbids, Order, Played, Plays, PlaysOn, Seeds, SpecialDownload, When
from spaceline.effects.nodes.effects import Download, Draw, Score, Stop
from spaceline.effects.nodes.movement import Carries, Lands
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, HasPoints, Not
from spaceline.effects.nodes.traits import Filter, like
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import DualPerson, FirstFacts, MissionEnd, Points
from spaceline.rules.first.movement.landing import LANDER

ALWAYS = HasPoints(-1000)
SHIP = {"attributes": {"Range": 8, "Weapons": 6, "Shields": 6}, "affiliations": ("NA",)}
PERSON = {"attributes": {"Integrity": 6, "Cunning": 6, "Strength": 6}, "affiliations": ("NA",), "icons": ("Stf",)}
HALF = {"classifications": ("OFFICER",), "attributes": PERSON["attributes"]}
BASE = {"attributes": {"Shields": 20, "Weapons": 8}, "affiliations": ("Kli",)}
IN_BAY = like(types="ship")
IN_HAND, IN_PLAY = like(types=("personnel", "equipment")), like(types=("facility",))

TEXTS = {
    ("Lander", "ship"): ({**SHIP, "characteristics": (LANDER,), "special_equipment": ("Holodeck", "Brig")}, ()),
    ("Phaser", "ship"): ({**SHIP, "special_equipment": ("Cloaking Device", "Phasing Cloak")}, ()),
    ("Double", "ship"): ({**SHIP, "affiliations": ("Kli", "Rom")}, ()),
    ("Bay", "ship"): (SHIP, (Carries(IN_BAY, IN_BAY), Lands(IN_BAY, 2, "turn"))),
    ("Base", "facility"): ({**BASE, "kind": "headquarters"}, ()),
    ("Light", "personnel"): ({**PERSON, "icons": ("Holo", "Stf")}, ()),
    ("Turncoat", "personnel"): ({**PERSON, "affiliations": ("Fed", "Rom")}, ()),
    ("Brave", "personnel"): ({**PERSON, "skills": {"Guramba": 1, "Leadership": 1}}, ()),
    ("Twins", "personnel"): ({**PERSON, "pair": (DualPerson(name="Ann", **HALF), DualPerson(name="Ben", **HALF))}, ()),
    ("Agent", "personnel"): ({**PERSON, "persona": "Agent", "uniqueness": "unique"}, ()),
    ("Double Agent", "personnel"): ({**PERSON, "persona": "Agent", "uniqueness": "unique"}, ()),
    ("Stranger", "personnel"): ({**PERSON, "icons": ("AU", "Stf")}, ()),
    ("Stowaway", "personnel"): (PERSON, (Seeds("mission"),)),
    ("Caller", "personnel"): (PERSON, (SpecialDownload(Download(IN_HAND, "either")),)),
    ("Clerk", "personnel"): (PERSON, (Order(Draw(), limit="turn"),)),
    ("Ban", "event"): ({"icons": ("HA",)}, (Forbids("download", ALWAYS),)),
    ("Tax", "event"): ({"icons": ("HA",)}, (When("when", "kill", Score(5), "anyone", Filter()),)),
    ("Recruiting", "event"): ({}, (Plays("free", like(types=("personnel",))),)),
    ("Camp", "event"): ({}, (Plays("reporting", IN_HAND, Cards("missions", of="anyone")),)),
    ("Fuse", "event"): ({"countdown": 2}, (When("about", "expire", Score(5)),)),
    ("Net", "event"): (
        {},
        (
            PlaysOn(Cards("missions", of="anyone")),
            Forbids("enter", Not(AtLeast(Count(Cards("named", name="target")), 2))),
        ),
    ),
    ("ForcedMove", "interrupt"): ({}, (Played(Download(like(types=("personnel", "event")), "play")),)),
    ("Guardian", "interrupt"): ({}, (Plays("suspending"), Played(Draw()))),
    ("Delay", "interrupt"): (
        {},
        (
            PlaysOn(Cards("command", filter=like(types=("personnel", "ship")))),
            Played(Stop(Cards("named", name="target"))),
        ),
    ),
    ("Door", "doorway"): ({}, (Plays("any_time"), Plays("permitted", like(icons=("AU",))))),
    ("Two Ends", "mission"): (
        {
            "kind": "dual",
            "quadrant": "Alpha",
            "uniqueness": "universal",
            "end": MissionEnd(span=2, points=Points(30), attempt=("Fed", "NA")),
            "opponent_end": MissionEnd(span=3, points=Points(45), attempt=("Kli", "NA")),
        },
        (),
    ),
}
"""Title and type to facts and texts."""


def invented() -> dict[str, CardDefinition]:
    """The cards by id."""
    found = {}
    for number, ((title, type), (facts, abilities)) in enumerate(TEXTS.items(), 1):
        printed = {"uniqueness": "universal", **facts}
        id = f"1e-invented-{number}"
        made = FirstFacts(id=id, release="invented", number=number, rarity="", title=title, type=type, **printed)
        found[id] = CardDefinition(made, abilities)
    return found
