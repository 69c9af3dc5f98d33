"""Where a drawn deck is at home: whose personnel it brings, and the facility to which they report (1E-6.3/1, /6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import msgspec

from spaceline.lab.pool_games.pool import ANYBODYS, BORG, NON_ALIGNED, PlayablePool, hosts, quadrant_of
from spaceline.rules.first.definition import CardDefinition

SIDES = {
    "Fed": 3.0,
    "Kli": 2.0,
    "Rom": 2.0,
    "Car": 2.0,
    "Baj": 2.0,
    "Dom": 2.0,
    "Fer": 2.0,
    BORG: 3.5,
    "Hir": 1.2,
    "Kaz": 1.2,
    "Vid": 1.0,
    NON_ALIGNED: 1.2,
}
"""Which affiliations a deck may be built around, and how often."""
FEWEST = 8
"""So many different personnel of an affiliation make a deck."""
AT_ANYBODYS = 0.15
"""How often a deck is at home in a facility that is open to everybody, where it could have one of its own."""

NEAR = 0.6
"""How often both players are at home in one quadrant."""


class Home(msgspec.Struct, frozen=True):
    """An affiliation, and a facility where its cards report."""

    side: str
    facility: CardDefinition
    missions: tuple[CardDefinition, ...]
    """Where the facility may be seeded."""

    @property
    def quadrant(self) -> str:
        """Where both are."""
        return quadrant_of(self.facility.facts)


@cache
def homes(pool: PlayablePool, side: str) -> tuple[tuple[Home, ...], tuple[Home, ...]]:
    """All homes of an affiliation: its own facilities, and those that are open to everybody."""
    own: list[Home] = []
    open_ones: list[Home] = []
    people = [it for it in pool.of_type("personnel") if side in it.facts.affiliations]
    for facility in pool.of_type("facility"):
        icons = facility.facts.affiliations
        if facility.facts.kind == "station" or not (side in icons or set(icons) & set(ANYBODYS)):
            continue
        there = tuple(it for it in pool.of_type("mission") if hosts(it.facts, facility))
        natives = sum(quadrant_of(it.facts) == quadrant_of(facility.facts) for it in people)
        if there and natives >= FEWEST and (side != BORG or side in icons):
            (own if side in icons else open_ones).append(Home(side, facility, there))
    return tuple(own), tuple(open_ones)


def any_home(pool: PlayablePool, rng: Random, near: Home | None = None, sides: Iterable[str] = ()) -> Home:
    """A home of some affiliation, or of one of these; mostly in the quadrant of another, so that both meet."""
    is_near = near is not None and rng.random() < NEAR
    quadrant = near.quadrant if near is not None and is_near else ""
    wanted = tuple(sides) or tuple(SIDES)
    there = {side: found for side in wanted if any(found := in_quadrant(homes(pool, side), quadrant))}
    there = there or {side: homes(pool, side) for side in wanted}
    side = rng.choices(list(there), [SIDES[it] for it in there])[0]
    own, open_ones = there[side]
    is_own = bool(own) and (not open_ones or rng.random() >= AT_ANYBODYS)
    return rng.choice(own if is_own else open_ones)


def in_quadrant(found: tuple[tuple[Home, ...], ...], quadrant: str) -> tuple[tuple[Home, ...], ...]:
    """Those homes that are in a quadrant; all of them where none is named."""
    return tuple(tuple(it for it in some if not quadrant or it.quadrant == quadrant) for some in found)
