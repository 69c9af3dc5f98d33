"""Themes of decks that are drawn for one mechanism: only decks that are wished to be about such a theme have it."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.requirements import Any, Skill
from spaceline.lab.pool_games.pool import called, says
from spaceline.lab.pool_games.themes import Theme, either, has_icon, of_types
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.side_decks.piles import Q
from spaceline.rules.first.tactics.side_deck import TACTIC

BORG = ("Bor",)
LEAST_POINTS = 35
"""So many points has a planet that Borg may assimilate."""
STRONG = 9
"""So many WEAPONS are many."""
SPECIALISTS = ("Two of Eleven", "Eight of Eighteen", "Four of Eleven", "Six of Seventeen")
"""Borg who beam through SHIELDS or have Computer Skill."""
FIGHTING = ("battle-ship", "return-fire", "download-tactic")
"""The orders by which tactics come up."""
COLLECTIVE = ("The hive", "Assimilation")
"""The usual themes of the Borg, whose objectives would be in the way of a certain one."""
OF_THE_HIVE = {"Activate Subcommands": 2, "We Are the Borg": 2}
"""What their decks have all the same."""


def answers_a_hit(card: CardDefinition) -> bool:
    """Whether it is a tactic with a text for when it hits."""
    return card.type == TACTIC and any(text.verb in ("hit", "direct-hit") for _, text in card.of_kind(When))


def is_rich_planet(facts: FirstFacts) -> bool:
    """Whether it is a planet that Borg may assimilate."""
    worth = facts.end.points.value if facts.end is not None and facts.end.points is not None else 0
    return facts.kind == "planet" and facts.quadrant == "Delta" and isinstance(worth, int) and worth >= LEAST_POINTS


def is_easy_planet(facts: FirstFacts) -> bool:
    """Whether it is a planet whose mission one personnel may solve."""
    asked = facts.end.requirement if facts.end is not None else None
    return facts.kind == "planet" and (isinstance(asked, Skill) or (isinstance(asked, Any) and is_one(asked)))


def is_one(asked: Any) -> bool:
    """Whether one of several ways is a single skill."""
    return any(isinstance(part, Skill) and part.level == 1 for part in asked.parts)


def is_earth(facts: FirstFacts) -> bool:
    """Whether it is the homeworld of the Federation."""
    return facts.location == "Earth" and facts.homeworld_of == "Fed"


def has_dampener(card: CardDefinition) -> bool:
    """Whether it is a ship that fires the Breen Energy-Dampening Weapon."""
    return "Energy Dampener" in card.facts.special_equipment


def is_strong(card: CardDefinition) -> bool:
    """Whether it is a ship that breaks the SHIELDS of a facility together with another."""
    weapons = card.facts.attributes.get("Weapons", 0)
    return card.type == "ship" and isinstance(weapons, int) and weapons >= STRONG


def any_nebula(facts: FirstFacts) -> bool:
    """Whether a mission is a nebula."""
    return "Nebula" in facts.characteristics


def of_tactics(theme: Theme) -> Theme:
    """A theme that takes a Battle Bridge of one's own, with many copies of its tactics, and players who fight."""
    seeds = {"Battle Bridge Door": 1}
    return replace(theme, copies=6, seeds=seeds, orders=FIGHTING, instead=("Battle Bridge",))


SOUGHT = (
    Theme(
        name="Plays sent back",
        chance=0,
        takes=called("Energy Vortex"),
        cards=(1, 1),
        draws={"Energy Vortex": 8},
        anywhere=True,
    ),
    Theme(name="Variable attributes", chance=0, takes=says("Variable"), cards=(1, 2), copies=2, anywhere=True),
    Theme(
        name="Brigs",
        chance=0,
        takes=says("Capture"),
        cards=(6, 10),
        copies=2,
        seeds={"Holding Cell Door": 2},
        draws={"Holding Cell Door": 4},
    ),
    Theme(
        name="Assimilated ships",
        chance=0,
        takes=says("ThroughShields"),
        cards=(2, 2),
        copies=2,
        draws={"Assimilate Starship": 5, "Borg Queen's Ship": 2, **dict.fromkeys(SPECIALISTS, 2), **OF_THE_HIVE},
        instead=COLLECTIVE,
        sides=BORG,
    ),
    Theme(
        name="Assimilated planets",
        chance=0,
        takes=of_types("artifact"),
        cards=(5, 8),
        draws={
            "Assimilate Planet": 5,
            "Sixteen of Nineteen": 3,
            "Two of Twelve": 2,
            "Borg Queen's Ship": 2,
            **OF_THE_HIVE,
        },
        instead=COLLECTIVE,
        missions=(is_rich_planet, is_rich_planet, is_rich_planet),
        sides=BORG,
    ),
    Theme(name="Stores", chance=0, takes=of_types("equipment"), cards=(6, 9), copies=2),
    Theme(
        name="Assimilated homeworlds",
        chance=0,
        takes=says("Scouts"),
        cards=(0, 0),
        seeds={"Transwarp Network Gateway": 2},
        draws={
            "Assimilate Homeworld": 4,
            "Locutus of Borg": 5,
            "Borg Queen's Ship": 2,
            "Borg Queen": 2,
            "Borg Scout Vessel": 4,
            "Transwarp Network Gateway": 3,
            "Transwarp Conduit": 3,
            **OF_THE_HIVE,
        },
        instead=COLLECTIVE,
        missions=(is_earth,),
        goals=("Espionage Mission",),
        sides=BORG,
    ),
    Theme(
        name="Counterparts",
        chance=0,
        takes=called("Assimilation Table"),
        cards=(1, 1),
        draws={
            "Assimilate Counterpart": 4,
            "Assimilation Table": 5,
            "Eight of Nineteen": 4,
            "Borg Queen's Ship": 2,
            "Borg Scout Vessel": 4,
            **OF_THE_HIVE,
        },
        instead=COLLECTIVE,
        orders=("battle-personnel",),
        sides=BORG,
    ),
    of_tactics(
        Theme(
            name="Tactics that hit",
            chance=0,
            takes=answers_a_hit,
            cards=(4, 4),
            missions=(any_nebula, any_nebula),
            goals=("Study Nebula", "Survey Mission", "Inversion Mystery", "Return Life-form"),
        )
    ),
    of_tactics(
        Theme(
            name="Downloaded tactics",
            chance=0,
            takes=called("Ferengi Energy Weapon", "Evasive Maneuvers"),
            cards=(2, 2),
            draws={"Falar": 4},
            sides=("Fer",),
        )
    ),
    of_tactics(
        Theme(
            name="Borg tactics",
            chance=0,
            takes=called("Borg Cutting Beam"),
            cards=(1, 1),
            draws={"Borg Queen's Ship": 2, "Borg Cube": 2},
            goals=("Borg Cutting Beam",),
            sides=BORG,
        )
    ),
    of_tactics(
        Theme(
            name="Tactics of the Son'a",
            chance=0,
            takes=called("Isolytic Burst"),
            cards=(1, 1),
            draws={"Son'a Battleship": 6, "Li'seria": 1},
            goals=("Isolytic Burst",),
            sides=("NA",),
        )
    ),
    Theme(
        name="Weak ships",
        chance=0,
        takes=called("Type VI Shuttlecraft", "Columbus"),
        cards=(1, 2),
        copies=2,
        draws={"Type VI Shuttlecraft": 6},
        sides=("Fed",),
    ),
    Theme(
        name="Ships with tactics of their own",
        chance=0,
        takes=either(called("Son'a Battleship", "Li'seria"), has_dampener),
        cards=(3, 5),
        copies=3,
    ),
    Theme(
        name="Actions undone",
        chance=0,
        takes=called("Temporal Causality Loop"),
        cards=(1, 1),
        copies=6,
        seeds={"Temporal Causality Loop": 6},
    ),
    Theme(name="RANGE lost", chance=0, takes=says("SpendRange"), cards=(1, 1), copies=6, seeds={"Engine Imbalance": 5}),
    Theme(
        name="Closed locations",
        chance=0,
        takes=says("FormLocation"),
        cards=(1, 2),
        copies=2,
        draws={"Gaps in Normal Space": 3, "Kevin Uxbridge": 5},
    ),
    Theme(
        name="Supernovas",
        chance=0,
        takes=says("LayWaste"),
        cards=(1, 1),
        copies=2,
        seeds={"Tox Uthat": 6},
        draws={"Supernova": 6},
        missions=(is_easy_planet, is_easy_planet, is_easy_planet, is_easy_planet),
    ),
    Theme(
        name="Many flashes",
        chance=0,
        takes=has_icon(Q),
        cards=(1, 2),
        seeds={"Q-Flash": 6, "Q": 3},
    ),
    Theme(
        name="Sieges",
        chance=0,
        takes=either(says("Attack"), is_strong),
        cards=(6, 9),
        copies=2,
    ),
)
