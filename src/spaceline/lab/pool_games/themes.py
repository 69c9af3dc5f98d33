"""What a drawn deck may be about: cards that go together, so that rare mechanisms of the rulebook come up at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from spaceline.lab.pool_games.pool import ALTERNATE_UNIVERSE, BORG_ONLY, attempted_by, called, says
from spaceline.rules.first.definition import AGENDA, CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.side_decks.piles import TRIBBLES, Q
from spaceline.rules.first.tactics.side_deck import TACTIC
from spaceline.rules.first.values import HOLOGRAM

NOBODY: Mapping[str, int] = MappingProxyType({})


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that go together in a deck."""

    name: str
    chance: float
    """In which part of the decks it is, of those that may have it; 0 for only those that are wished to be about it."""
    takes: Callable[[CardDefinition], bool]
    """The cards of which some are taken."""
    cards: tuple[int, int]
    """So many of them, at least and at most."""
    copies: int = 1
    """How many copies of one may be there."""
    seeds: Mapping[str, int] = NOBODY
    """What is seeded with it: title to copies."""
    draws: Mapping[str, int] = NOBODY
    """What lies in the draw deck with it."""
    instead: tuple[str, ...] = ()
    """The names of themes in whose place it comes."""
    orders: tuple[str, ...] = ()
    """Kinds of orders that a seeking player gives whenever it can, where decks are wished to be about the theme."""
    goals: tuple[str, ...] = ()
    """Missions and tactics that a player prefers beside these cards, where decks are wished to be about the theme."""
    missions: tuple[Callable[[FirstFacts], bool], ...] = ()
    """A mission of each of these kinds comes along."""
    sides: tuple[str, ...] = ()
    """Only decks of these affiliations have it; empty for all but the Borg."""
    anywhere: bool = False
    """Also those come who cannot report by what is printed."""
    quadrant: str = ""
    """Only decks that are at home there; empty for all."""


def has_icon(icon: str) -> Callable[[CardDefinition], bool]:
    """Whether a card prints an icon."""
    return lambda card: icon in card.facts.icons


def of_types(*types: str) -> Callable[[CardDefinition], bool]:
    """Whether a card is of one of these types."""
    return lambda card: card.type in types


def either(*tests: Callable[[CardDefinition], bool]) -> Callable[[CardDefinition], bool]:
    """Whether a card is one or the other."""
    return lambda card: any(test(card) for test in tests)


def flies_aboard(card: CardDefinition) -> bool:
    """Whether it is a small ship, or a card by which ships are carried or land."""
    return says("Carries", "Lands")(card) or "huttle" in card.facts.ship_class or "unabout" in card.facts.ship_class


def is_strange(card: CardDefinition) -> bool:
    """Whether the pool has no home for it: mirror cards, Starfleet, and the time locations of such."""
    return card.facts.quadrant == "Mirror" or "Sta" in card.facts.affiliations or card.type == "time location"


def is_counterpart(card: CardDefinition) -> bool:
    """Whether it is of the Borg, and native to another quadrant than they are."""
    return "Bor" in card.facts.affiliations and card.facts.quadrant != "Delta"


def in_region(word: str) -> Callable[[FirstFacts], bool]:
    """Whether a mission lies in a region."""
    return lambda facts: word in facts.region


def in_quadrant(name: str) -> Callable[[FirstFacts], bool]:
    """Whether a mission lies in a quadrant."""
    return lambda facts: facts.quadrant == name


def shows(affiliation: str) -> Callable[[FirstFacts], bool]:
    """Whether a mission shows an affiliation and lies where those are at home."""
    return lambda facts: affiliation in attempted_by(facts) and facts.quadrant == "Alpha" and not facts.homeworld_of


SITES = of_types("site")

THEMES = (
    Theme(
        name="Battle Bridge",
        chance=0.3,
        takes=of_types(TACTIC),
        cards=(8, 14),
        copies=2,
        seeds={"Battle Bridge Door": 1},
        draws={"Battle Bridge Door": 1},
    ),
    Theme(
        name="Q's Tent",
        chance=0.25,
        takes=either(has_icon(AGENDA), of_types("interrupt", "event", "equipment", "objective")),
        cards=(0, 0),
        seeds={"Q's Tent": 1},
        draws={"Q's Tent": 2},
    ),
    Theme(
        name="Q-Continuum",
        chance=0.25,
        takes=has_icon(Q),
        cards=(6, 8),
        copies=2,
        seeds={"Q-Flash": 1, "Q": 2},
    ),
    Theme(
        name="Tribbles",
        chance=0.25,
        takes=of_types(*TRIBBLES),
        cards=(12, 18),
        copies=2,
        seeds={"Storage Compartment Door": 1},
        draws={"Storage Compartment Door": 3},
    ),
    Theme(
        name="Alternate Universe",
        chance=0.3,
        takes=lambda card: ALTERNATE_UNIVERSE in card.facts.icons and card.type in ("dilemma", "artifact", "event"),
        cards=(1, 4),
        seeds={"Alternate Universe Door": 1},
    ),
    Theme(
        name="Time travel",
        chance=0.25,
        takes=either(called("Temporal Rift", "Temporal Investigations"), of_types("time location")),
        cards=(2, 4),
        seeds={"Alternate Universe Door": 1, "Orb of Time": 1},
        draws={"Temporal Vortex": 3},
        missions=(lambda facts: facts.location == "Khitomer",),
    ),
    Theme(
        name="Captives",
        chance=0.3,
        takes=either(says("Capture", "Release"), called("Torture", "Rescue Personnel")),
        cards=(6, 10),
        copies=2,
    ),
    Theme(name="Carried ships", chance=0.25, takes=flies_aboard, cards=(5, 8), copies=2),
    Theme(name="Hidden agendas", chance=0.35, takes=has_icon(AGENDA), cards=(3, 5)),
    Theme(name="Objectives and incidents", chance=0.4, takes=of_types("objective", "incident"), cards=(3, 6)),
    Theme(
        name="Wormhole",
        chance=0.2,
        takes=called("Transwarp Conduit", "Explore Gamma Quadrant"),
        cards=(1, 2),
        draws={"Bajoran Wormhole": 3, "Wormhole": 5},
        missions=(in_quadrant("Gamma"), in_region("Bajor")),
        quadrant="Alpha",
    ),
    Theme(
        name="Destruction",
        chance=0.25,
        takes=either(says("LayWaste", "DamageShip", "Destroy"), called("Tox Uthat")),
        cards=(5, 8),
        copies=2,
        draws={"Auto-Destruct Sequence": 2, "Supernova": 1},
    ),
    Theme(
        name="Holograms",
        chance=0.25,
        takes=lambda card: HOLOGRAM in card.facts.icons or "Holodeck" in card.facts.special_equipment,
        cards=(4, 7),
        draws={"Holo-Projectors": 2},
    ),
    Theme(
        name="Boarders",
        chance=0.2,
        takes=either(says("Boards", "TakeCommand"), called("Hugh")),
        cards=(2, 4),
        draws={"Rogue Borg Mercenaries": 2, "Crosis": 1},
    ),
    Theme(
        name="Nor",
        chance=0.2,
        takes=SITES,
        cards=(6, 6),
        seeds={"Nor": 1},
        missions=(shows("Car"),),
        quadrant="Alpha",
    ),
    Theme(
        name="Terok Nor",
        chance=0.2,
        takes=SITES,
        cards=(6, 6),
        seeds={"Terok Nor": 1},
        draws={"Process Ore": 1},
        missions=(in_region("Bajor"),),
        quadrant="Alpha",
    ),
    Theme(
        name="Wandering control",
        chance=0.25,
        takes=says("Exchange", "TakeControl", "Unstop", "RestoreRange", "Repair"),
        cards=(3, 5),
        copies=2,
        draws={"Spacedock": 1},
    ),
    Theme(name="Espionage", chance=0.15, takes=says("Opens"), cards=(2, 4)),
    Theme(
        name="Cloaks",
        chance=0.2,
        takes=lambda card: "Cloaking Device" in card.facts.special_equipment,
        cards=(3, 4),
        sides=("Rom", "Kli", "Fed", "NA"),
    ),
    Theme(name="Nemeses", chance=0.15, takes=lambda card: bool(card.facts.nemesis), cards=(4, 8)),
    Theme(name="Several sides", chance=0.2, takes=lambda card: len(card.facts.affiliations) > 1, cards=(4, 8)),
    Theme(name="Pairs", chance=0.2, takes=lambda card: bool(card.facts.pair), cards=(2, 4)),
    Theme(name="Treaties", chance=0.2, takes=says("Treaty"), cards=(1, 3), copies=2),
    Theme(name="Battles between persons", chance=0.2, takes=says("Attack", "Equip", "Bounty"), cards=(3, 6)),
    Theme(name="Strangers", chance=0.15, takes=is_strange, cards=(3, 6), anywhere=True),
    Theme(name="Counterparts", chance=0.5, takes=is_counterpart, cards=(1, 3), anywhere=True, sides=("Bor",)),
    Theme(
        name="The hive",
        chance=1.0,
        takes=lambda card: BORG_ONLY in card.facts.icons and card.type == "objective",
        cards=(3, 4),
        copies=2,
        draws={"Activate Subcommands": 2, "We Are the Borg": 2, "Borg Queen": 1, "Assimilate Starship": 1},
        sides=("Bor",),
    ),
    Theme(
        name="Assimilation",
        chance=0.7,
        takes=says("Assimilate", "Acquires", "Scouts"),
        cards=(3, 5),
        copies=2,
        draws={"He Will Make an Excellent Drone": 2},
        sides=("Bor",),
    ),
    Theme(
        name="Transwarp",
        chance=0.5,
        takes=called("Transwarp Conduit"),
        cards=(0, 1),
        seeds={"Transwarp Network Gateway": 1},
        draws={"Transwarp Network Gateway": 1},
        sides=("Bor",),
    ),
)
