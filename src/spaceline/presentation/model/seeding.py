"""The seed phases as a board: what can be arranged, where, and what is planned already."""

from __future__ import annotations

import msgspec

from spaceline.presentation.model.prompts import Refused, Rule


class SeedGroup(msgspec.Struct, frozen=True):
    """A kind of seed cards."""

    kind: str
    """``planet``, ``space`` or ``dual`` for dilemmas, otherwise the type of the cards."""
    label: str


class SeedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seed card of the viewer that has not been seeded."""

    card: int
    group: int
    """The number of its group."""
    beneath: tuple[int, ...] = ()
    """The locations where it counts beneath the mission; beneath others it would be a mis-seed by itself."""
    whose: str = ""
    """Whose missions it is mostly put beneath, ``theirs`` or ``own``; empty where it is seeded face up."""
    at: tuple[int, ...] = ()
    """Where it may be seeded face up: locations, cards, the viewer."""


class SeedPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A location as the viewer seeds there."""

    place: int
    whose: str
    """``theirs``, ``shared`` or ``own``, by who seeded the mission."""
    order: str = ""
    """When the viewer's seeds are met there beside those of the opponent, in words."""
    is_open: bool = False
    """Whether the viewer may still put cards beneath the mission."""


class SeedMission(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mission of the viewer that lies on no spaceline yet."""

    mission: str
    """Its definition."""
    title: str
    card: int = 0
    """Its number once it was drawn; 0 while it lies in the pile."""


class ShownSeedPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan of the viewer for one part of the seed phases."""

    part: str
    sides: tuple[tuple[str, str], ...] = ()
    """Missions by their definitions, each with ``left`` or ``right``: the end of its spaceline to which it goes."""
    stacks: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Locations, each with what goes beneath its mission; the card that is met first comes first."""
    beside: tuple[tuple[int, int], ...] = ()
    """Cards that are seeded face up, in that order, each with where it goes."""


class ShownProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is wrong with a plan."""

    card: int
    title: str
    target: int
    """Where the card was to go; 0 where it goes nowhere."""
    where: str
    why: Refused
    is_possible: bool = False
    """Whether it can be done all the same, as a bluff may be."""


class ShownStaying(msgspec.Struct, frozen=True):
    """Seed cards that have no place in what is proposed, and why."""

    why: str
    cards: tuple[int, ...]


class SeedBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer can arrange in this part of the seed phases."""

    part: str
    """``doorways``, ``missions`` or ``seeds``."""
    question: str
    """What is to be arranged, in words."""
    note: str = ""
    """What is asked by itself once that is done, in words."""
    groups: tuple[SeedGroup, ...] = ()
    cards: tuple[SeedCard, ...] = ()
    places: tuple[SeedPlace, ...] = ()
    missions: tuple[SeedMission, ...] = ()
    limits: tuple[Rule, ...] = ()
    """What must be kept to."""
    plan: ShownSeedPlan | None = None
    """What is planned; None while nothing is."""
    is_asked: bool = False
    """Whether the viewer is asked something that a plan would answer."""
    is_in_force: bool = False
    """Whether the plan answers what is asked."""
    stopped: str = ""
    """Why a plan that was in force is not any more; empty where none was, or the player has changed it since."""
