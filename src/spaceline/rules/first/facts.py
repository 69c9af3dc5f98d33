"""The facts printed on a First Edition card: data only, no text.

One record serves every card type; a field that a type does not print keeps its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.rules.first.data.characteristics import IMPLIES, SAID_FOR, SHIPS_OF
from spaceline.rules.first.data.regular_skills import REGULAR_SKILLS

Value = int | str
"""A number, or the expression that is printed in its place (``X``, ``5+X``)."""


QUADRANTS = ("Alpha", "Gamma", "Delta", "Mirror")
"""In the order in which their spacelines are shown."""

ONE_AT_A_STATION = "unique-per-station"
"""Of such a site a station has no more than one (1E-4.4.1/3)."""

UNMARKED = {
    **dict.fromkeys(("personnel", "ship", "facility"), "unique"),
    **dict.fromkeys(("mission", "time location"), "not-duplicatable"),
    "site": ONE_AT_A_STATION,
}
"""What a card is on which nothing is printed about it, by its type; every other type is universal (1E-6.2/4)."""


class Staffing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to staff a ship; all of it is needed (1E-7.1.3.0.1)."""

    icons: tuple[str, ...] = ()
    """Staffing and affiliation icons in printed order; a personnel supplies one of them (1E-7.1.3.0.1/2)."""
    skills: dict[str, int] = {}
    titles: tuple[str, ...] = ()
    """Personnel by title."""
    characteristics: tuple[str, ...] = ()


POINTS = "Points"
"""What texts call the number in the point box of a mission."""

ATTACK, DEFENSE, HULL = "Attack", "Defense", "Hull"
"""The numbers of a tactic: its two bonuses, and the percentage of HULL that it takes as a marker, below zero."""
PLACE, DRAW = "Place", "Draw"
"""By what a tactic damages: it is placed on its target, or one from the side deck is (1E-13.0/2)."""
TACTICS_DRAWN = "Tactics"
"""What texts call the number of tactics that a player may draw in a battle."""
MARKERS_DRAWN = "Markers for a hit"
"""What texts call the number of markers that a current tactic adds to those that are drawn for a hit."""
NUMBER_OF_TRIBBLES = "tribbles"
"""What texts call the number of tribbles on a card."""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A point box."""

    value: Value
    starred: bool = False
    """An asterisk is printed: the text says more about these points."""


class Builder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose presence lets a player build a facility."""

    affiliation: str = ""
    """Empty for whatever affiliation; where its name is that of a species the species will do."""
    classification: str
    quadrant: str = ""
    """Only somebody native to it; empty for whatever quadrant."""
    icon: str = ""
    """Only somebody with that icon."""
    species: str = ""
    """Only somebody of it."""


AFFILIATIONS = (
    "Fed",
    "Kli",
    "Rom",
    "Fer",
    "Car",
    "Baj",
    "Dom",
    "Kaz",
    "Vid",
    "Hir",
    "Bor",
    "Sta",
    "Vul",
    "Neu",
    "NA",
)
"""1E-13.1.3/1."""
PEOPLES: Mapping[str, str] = {
    "Baj": "Bajoran",
    "Car": "Cardassian",
    "Fer": "Ferengi",
    "Hir": "Hirogen",
    "Kaz": "Kazon",
    "Kli": "Klingon",
    "Rom": "Romulan",
    "Vid": "Vidiian",
    "Vul": "Vulcan",
}
"""The affiliations whose name is that of a species too (1E-G:affiliations-as-species/1)."""

LEVELS = ("Ops Module", "Promenade", "Habitat Ring", "Docking Ring")
"""The levels of a station, in the order in which its sites lie (1E-4.4.1/2)."""


class Berths(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which ships dock at a site (1E-G:facility/1, 1E-G:facility/13)."""

    below: int
    """Ships that ask for fewer staffing icons than that; below 1 those that ask for no staff at all."""
    capacity: int
    """No more ships than that."""
    reports: bool = False
    """Such ships report there, too."""
    repairs: bool = False
    lands: bool = False
    """Such ships land there, and take off from there (1E-G:docking-pads/1)."""

    @property
    def unstaffed(self) -> bool:
        """Whether only ships without any staffing requirement dock there."""
        return self.below == 1


class OtherSide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The other side of a station, which is turned up when certain affiliations commandeer it, or whoever does."""

    title: str
    affiliations: tuple[str, ...] = ()
    attributes: dict[str, Value] = {}
    """Those that are others than on the side that is up at first."""


class Restriction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """With whom a card works, as its restriction box says (1E-G:restriction-box/1).

    Each group is told by words that all hold of it: an affiliation, a species, an icon, a skill.
    """

    personnel: bool = False
    """It speaks of personnel only, not of ships and facilities."""

    shuns: tuple[tuple[str, ...], ...] = ()
    """The groups that it does not work with (1E-G:does-not-work-with/1)."""
    only: tuple[tuple[str, ...], ...] = ()
    """The groups that alone it works with."""


class MissionEnd(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one end of a mission says to the player whom it faces (1E-2.1.0.3/1)."""

    span: Value
    points: Points | None = None
    """Nothing where there is no point box: the mission cannot be solved (1E-2.1/3)."""
    attempt: tuple[str, ...] = ()
    """Affiliation icons, one of which an attempter must match; empty where a text says who may attempt."""
    requirement: AnyRequirement | None = None


class DualPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of the two on a dual-personnel card (1E-6.3.4/1)."""

    name: str
    """The persona, of which the card is a version too (1E-6.3.1/3)."""
    classifications: tuple[str, ...] = ()
    skills: dict[str, int] = {}
    attributes: dict[str, Value] = {}
    icons: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    gender: str = ""
    characteristics: tuple[str, ...] = ()


class FirstFacts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one card."""

    dialect: ClassVar[str] = "1e"
    """In which words the texts of such cards are rendered (``effects.render.dialects``)."""
    counted: ClassVar = ("skills", "skill dots", "requirements", "usable Weapons", NUMBER_OF_TRIBBLES)
    """What texts may count on such cards as if it were an attribute."""
    raised: ClassVar = (POINTS, ATTACK, DEFENSE, TACTICS_DRAWN, MARKERS_DRAWN)
    """What texts may raise, multiply or set on such cards as if it were an attribute (1E-12.11/1)."""

    listed_skills: ClassVar = REGULAR_SKILLS
    """The skills that may be named whether a card has them or not (1E-G:appendix-a-regular-skills/1)."""
    implied: ClassVar = (*IMPLIES.values(), *SAID_FOR.values(), *SHIPS_OF)
    """The characteristics that follow from others, or from an affiliation: texts may ask for them, too."""

    id: str
    """``1e-<release>-<number>``, e.g. ``1e-premiere-215``; never reused."""
    release: str
    number: int
    rarity: str
    title: str
    other_titles: tuple[str, ...] = ()
    """Titles under which other card lists, and so decks, know the card."""
    property: str = ""
    """The logo: ``TNG``..."""
    uniqueness: str
    """``unique universal enigma not-duplicatable unique-per-station``; where nothing is printed, that of the type.

    1E-6.2/4.
    """
    type: str
    """``personnel ship facility equipment artifact event interrupt mission dilemma doorway``..."""
    affiliations: tuple[str, ...] = ()
    """Icon names; a card with several has as many modes, of which one is current."""
    icons: tuple[str, ...] = ()
    """All icons but countdown, affiliations and quadrants: ``Cmd Stf Holo Self Ref AU``...

    Those of eras, factions and the like do nothing but for texts that name them (1E-13.2/1); what stands in a text
    only is none of them (1E-G:icons-in-game-text/1)."""
    countdown: int = 0
    text_icons: tuple[str, ...] = ()
    """The icons that stand in its text, whatever that says with them; probes ask for them (1E-8.2/1)."""
    nemesis: str = ""
    """The colour of a nemesis icon and to which side it points: ``R>`` or ``<R`` (1E-G:nemesis-icon/1)."""
    infiltrates: str = ""
    """Personnel: the affiliation of an infiltration icon (1E-6.3.5/1)."""
    classifications: tuple[str, ...] = ()
    """Personnel: ``OFFICER``...; it counts as a skill beside those in ``skills`` (1E-2.7/1)."""
    skills: dict[str, int] = {}
    """Regular skill to its multiplier, in printed order; what comes first matters to some texts.

    None that only the lore names (1E-10.3.0.2/3). Of whom has others in each affiliation, those of all of them."""
    skills_in: dict[str, dict[str, int]] = {}
    """Personnel of several affiliations: the skills in each, where they are not the same (1E-6.3.3.0.1/6)."""
    skill_choices: tuple[tuple[str, ...], ...] = ()
    """Alternatives joined by "or": the card has one skill of each group."""
    attributes: dict[str, Value] = {}
    """``Integrity Cunning Strength`` or ``Range Weapons Shields``, as far as they are printed.

    Tactic: ``Attack Defense``, and what it takes off as a damage marker, below zero: ``Range Weapons Shields Hull``."""
    hit: tuple[str, ...] = ()
    """Tactic: by what it damages what it hits: ``Place`` and ``Draw``, one icon after another."""
    direct_hit: tuple[str, ...] = ()
    """Tactic: the same for what it hits directly."""
    otherwise: tuple[str, ...] = ()
    """Tactic: the same for what it misses."""
    species: tuple[str, ...] = ()
    """All that it is (1E-10.3.0.4/2): what the card says, else what is usual for the affiliation (1E-10.3.0.4/1),
    with that of its icons (1E-10.3.0.4/3); of a hologram that alone (1E-10.3.0.4/4); some by ruling (1E-10.3.0.4.1/1).
    Empty on a personnel of no named species (1E-10.3.0.4.1/2)."""
    gender: str = ""
    """``male female`` as the card or its image says, else male (1E-10.3.0.3/1); empty for whoever has none."""
    characteristics: tuple[str, ...] = ()
    """What else the card says that it is, or was once or in disguise (1E-10.3.0.2/1), and nothing that other cards or
    versions say (1E-10.3.0.2/2, /4, 1E-10.3.0.7/1); what follows from other facts is left out.

    The word of those that are related to something stands among them (1E-12.12/6, /7); so does the origin of a ship,
    where it is another than its affiliation (1E-10.3.0.6.1/1)."""
    halves: tuple[tuple[str, ...], ...] = ()
    """A combo dilemma: which of its characteristics are those of each of its two dilemmas (1E-7.2.2.0.7/3)."""
    pair: tuple[DualPerson, ...] = ()
    """A dual-personnel card: the two in printed order, with what is printed of each (1E-6.3.4.0.3/1)."""
    persona: str = ""
    """The name that tells which cards are versions of each other, where it is not the title (1E-6.3.1/3)."""
    opposite_of: str = ""
    """The persona whose mirror opposite this is; it is no version of it (1E-6.3.5/1, /2)."""
    impersonates: str = ""
    """The persona that an infiltrator pretends to be; it is no version of it (1E-6.3.5/1, /2)."""
    special_downloads: tuple[tuple[str, ...], ...] = ()
    """For each icon the titles of which one may be downloaded (1E-6.5.4/1)."""
    restriction: Restriction | None = None
    """Personnel, ship: the restriction box."""
    commands: tuple[str, ...] = ()
    """Personnel: titles of the ships whose commander the card calls itself (1E-10.3/6), by whatever name.

    1E-10.3.0.7/2; of whoever commands ships of a kind all of them (1E-10.3.0.8/2)."""
    commanders: tuple[str, ...] = ()
    """Ship: names of those whom the card calls its commanders; a title matches only to the letter (1E-10.3.0.7/1).

    One by ruling (1E-10.3/7)."""
    ship_class: str = ""
    staffing: tuple[Staffing, ...] = ()
    """Ship: the ways to staff it, one of which is enough; none means that it needs no staff."""
    special_equipment: tuple[str, ...] = ()
    """Ship: ``Tractor Beam``... (1E-2.9.0.1/1)."""
    kind: str = ""
    """Mission, dilemma, time location: ``planet space dual``. Facility: ``outpost``..."""
    location: str = ""
    """Mission, time location: the name of the place, where a source tells it."""
    year: str = ""
    """Time location: when it is there."""
    quadrant: str = ""
    """Of a mission its icon tells it, nothing that its lore says (1E-G:mirror-quadrant/1)."""
    region: str = ""
    homeworld_of: str = ""
    """Mission: the affiliation whose homeworld this is (1E-2.1.0.2/1)."""
    end: MissionEnd | None = None
    """Mission: the end that faces its seeder, and where no other is given, the opponent too."""
    opponent_end: MissionEnd | None = None
    points: Points | None = None
    """Other cards: the point box."""
    builder: Builder | None = None
    """Facility: who builds it. It may be seeded as well."""
    plays: bool = False
    """Facility: it may be played as well, with nobody there who builds it."""
    seeds: bool = True
    """Facility: it may be seeded by itself; otherwise it is only played (1E-4.4/4)."""
    common: bool = False
    """Facility: every player may use it whose cards are compatible with it."""
    uncontrolled: bool = False
    """Facility: it is seeded without a controller, and either player may commandeer it (1E-7.8.0.1/4)."""
    seed_one: bool = False
    """Only one copy may be seeded (1E-4.4.0.1/1)."""
    level: str = ""
    """Site: one of ``LEVELS``."""
    stations: tuple[str, ...] = ()
    """Site: the titles of the stations on which it may be; empty for any Nor."""
    berths: Berths | None = None
    """Site: which ships dock there."""
    commandeers: str = ""
    """Site: a skill; whoever has it and is unopposed there may commandeer the station."""
    extends: int = 0
    """Facility: how many hundredths of its SHIELDS it extends to ships docked there; 0 for half (1E-7.1.4/3)."""
    takes_no: tuple[str, ...] = ()
    """Facility: titles of sites that are not part of it, whatever they say of stations."""
    innermost: bool = False
    """Site: no other site of a station lies before it."""
    beside: tuple[str, ...] = ()
    """Site: the titles of those beside one of which it must be placed; empty for whatever sites."""
    outpost: str = ""
    """Mission: the affiliation of the outpost that is printed on one of its sides, whose SHIELDS are among the
    attributes."""
    printed_on: str = ""
    """Facility: the id of the mission on which it is printed; it is no card by itself, and made from its facts."""
    other_side: OtherSide | None = None
    """Facility: what is printed on its other side."""
    special_first: bool = False
    """Personnel: a special skill, be it a download, is listed before all its regular skills (1E-G:skills/2)."""
    special_skills: int = 1
    """Personnel with text: so many special skills are printed, each behind a dot (1E-10.1/2)."""
    has_text: bool = False
    """Game text beyond facts is printed, or an icon whose rule is not built.

    Without a definition the card is not playable.
    """

    def lies_at(self) -> str:
        """What the location of a mission is called: its place, or else its title (1E-4.2/7).

        One with two sides lies where the mission does on which it is based, as the same card (1E-4.2.0.2/1).
        """
        return self.location or (self.title.removesuffix(" II") if MISSION_II in self.characteristics else self.title)

    def nameable_skills(self) -> tuple[str, ...]:
        """The regular skills that are printed on it, its classification among them, which may be named (1E-2.7/1)."""
        either = (name for group in self.skill_choices for name in group)
        both = (name for person in self.pair for name in (*person.classifications, *person.skills))
        return (*self.classifications, *self.skills, *either, *both)


MISSION_II = "Mission II"
"""The characteristic of missions with two sides."""

FirstFactsFile = list[FirstFacts]


def denomination(facts: FirstFacts) -> str:
    """The title of a Tribble card without the name of its picture: such versions are copies (1E-G:tribble/3).

    What that name says means something in another game only (1E-2.14.0.1/1).
    """
    return facts.title.split(" - ", maxsplit=1)[0]


def tribbles_on(facts: FirstFacts) -> int:
    """The number of tribbles on a card; 0 on every card but those (1E-11.3/1)."""
    return int(denomination(facts).split()[0].replace(",", "")) if facts.type == "tribble" else 0
