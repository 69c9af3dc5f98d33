"""What only the scenario files of First Edition have."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.lab.scenarios import format as shared
from spaceline.lab.scenarios.format import CardNames, ScenarioPart, Several

Seeded = str | Mapping[int, str]
"""A seed card, with its owner where that is not the opponent of the mission's owner: ``{1: Data}``."""

Within = str | Mapping[str, CardNames]
"""A card in a ship or facility; a ship in a facility is docked there, and holds cards itself."""

Housed = str | Mapping[str, tuple[Within, ...]]
"""A card in a facility; a site of a station holds cards, and ships that are docked there."""

Inside = str | Mapping[str, tuple[Housed, ...]]
"""A card, or a ship or facility with what is in it."""


class LocationSetting(ScenarioPart, frozen=True, kw_only=True):
    """A location: its mission and what lies beneath."""

    owner: int = 1
    """Who seeded the mission; of a shared one, the card that lies lower."""
    shared: bool | str = False
    """The other player's copy lies on it, or a named mission of the same location."""
    seeds: tuple[Seeded, ...] = ()
    """From the bottom: the first is met first."""
    found: tuple[Seeded, ...] = ()
    """Seeds that lie face up beneath the mission, to be earned."""
    completed: int = 0
    """Who has completed it."""
    at: Mapping[int, CardNames] = {}
    """Cards played on the location, by owner."""


class Side(ScenarioPart, frozen=True, kw_only=True):
    """What one player has; whatever is not listed has a default."""

    points: int = 0
    """All of them."""
    bonus: int = 0
    """Those of them that are bonus points."""
    hand: CardNames | Several = ()
    deck: CardNames | Several = 10
    """The top card first. A number stands for so many fillers."""
    discard: CardNames = ()
    """The top card first."""
    out_of_play: CardNames = ()
    point_area: CardNames = ()
    table: CardNames = ()
    agenda: CardNames = ()
    """Hidden agendas, face down."""
    mission_pile: CardNames = ()
    """In the seed phases: the missions that are not placed yet, the top one first."""
    seed_deck: CardNames = ()
    """In the seed phases: the cards that are not seeded yet."""
    tactics: CardNames | Several = ()
    """The Battle Bridge side deck, the top card first, or a number of fillers; a Battle Bridge Door on the table opens
    it."""
    tactics_face_up: CardNames = ()
    """Tactics face up at the bottom of it."""
    tent: CardNames = ()
    """The Q's Tent side deck; a Q's Tent on the table opens it."""
    continuum: CardNames = ()
    """The Q-Continuum side deck, the top card first; a Q-Flash on the table opens it."""
    continuum_face_up: CardNames = ()
    """Cards face up at the bottom of it."""
    tribbles: CardNames = ()
    """The Tribble side deck, the top card first; a Storage Compartment Door on the table opens it."""
    at: Mapping[str, tuple[Inside, ...]] = {}
    """By mission: personnel and equipment on the planet, ships and facilities, each with what is in it."""
    aboard: Mapping[str, CardNames] = {}
    """Cards of this player in a ship or facility that is listed already: intruders, captives."""
    on: Mapping[str, CardNames] = {}
    """Cards of this player that lie on a ship or other card."""
    traps: Mapping[str, CardNames] = {}
    """By mission: cards of this player that hold captives there; the captives are listed under ``on``."""
    beneath: Mapping[str, CardNames] = {}
    """Cards of this player that are seeded beneath a station: the first is met first."""
    idle: bool = False
    """An idle thought lies on the table, so that in turns of this player an action is always open."""


class Expected(shared.AnyExpected, frozen=True, kw_only=True):
    """What must be so."""

    icons: Mapping[str, CardNames] = {}
    affiliation: Mapping[str, str] = {}
    bonus: Mapping[int, int] = {}
    counted: Mapping[int, int] = {}
    """Points that count toward winning."""
    completed: Mapping[str, int] = {}
    """Missions by who completed them; 0 for nobody."""
    spacelines: Mapping[str, CardNames] = {}
    """By quadrant: the missions from left to right, of a shared location the lower card."""
    teams: Mapping[str, tuple[CardNames, ...]] = {}
    """The teams of whoever's turn it is, aboard a ship or facility or on the planet of a mission."""
    compatible: tuple[tuple[str, str], ...] = ()
    """Pairs of cards that may work together."""
    incompatible: tuple[tuple[str, str], ...] = ()
    arrested: CardNames = ()
    not_arrested: CardNames = ()
    disabled: CardNames = ()
    enabled: CardNames = ()
    cloaked: CardNames = ()
    uncloaked: CardNames = ()
    deactivated: CardNames = ()
    activated: CardNames = ()
    damaged: Mapping[str, int] = {}
    """How often a ship is damaged by rotation."""
    captives: Mapping[str, int] = {}
    """Whose captives personnel are; 0 for nobody's."""
    countdown: Mapping[str, int] = {}
    controlled: Mapping[str, int] = {}
    """Who controls cards."""


class Step(shared.AnyStep, frozen=True, kw_only=True):
    """An action, an expectation, or both."""

    expect: Expected | None = None


class Scenario(shared.AnyScenario, frozen=True, kw_only=True):
    """An executable ruling of First Edition."""

    segment: str = "orders"
    missions: tuple[str | Mapping[str, LocationSetting], ...] = ()
    """The locations from left to right; those of one quadrant make its spaceline. Without any, four without text."""
    players: Mapping[int, Side] = {}
    stopped: CardNames = ()
    disabled: CardNames = ()
    stasis: CardNames = ()
    cloaked: CardNames = ()
    deactivated: CardNames = ()
    shown: CardNames = ()
    """Personnel, equipment and docked ships that lie face up; others lie face down."""
    landed: CardNames = ()
    """Ships and facilities that stand on the planet."""
    damaged: Mapping[str, int] = {}
    range_used: Mapping[str, int] = {}
    docked_turns: Mapping[str, int] = {}
    """How many full turns ships have been docked."""
    countdown: Mapping[str, int] = {}
    affiliation: Mapping[str, str] = {}
    """The affiliation that multi-affiliation cards have now."""
    captives: Mapping[str, int] = {}
    """Whose captives personnel are."""
    controlled: Mapping[str, int] = {}
    """Cards that another player than their owner controls."""
    played: bool = False
    """The normal card play of this turn is used up."""
    steps: tuple[Step, ...]
