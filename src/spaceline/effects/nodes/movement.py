"""Texts of First Edition on how ships move: carried, landed, through passages, in time, by force."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter

ALL_RANGE = -1
"""The RANGE of a landing that takes all of it, none of which may have been used."""


class Carries(Node, frozen=True):
    """Ships of yours may be carried aboard others of yours, launched and recovered (1E-7.1.6.1/1)."""

    ships: Filter | None = None
    """Which may be carried; None for this one."""
    by: Filter | None = None
    """Which may carry them; None for this one."""
    never: bool = False
    """Instead, such ships are not carried aboard this one, whatever else lets ships carry them."""


class Lands(Node, frozen=True):
    """Ships of yours may land and take off (1E-7.1.6/1)."""

    ships: Filter | None = None
    """Which; None for this one."""
    cost: int = 0
    """The RANGE that it takes each time; ``ALL_RANGE`` for all of it."""
    limit: str = ""
    """``turn``: each lands or takes off once each turn."""


class Inserts(Node, frozen=True):
    """The card is put between two locations of a spaceline, or at an end of it, and becomes one (1E-4.2/5)."""

    quadrants: tuple[str, ...]
    """It goes to the first of these in which there is no copy of it, and to no other."""
    regions: tuple[str, ...] = ()
    """In the first it goes next to a location of one of these, or where there is none outside of all others."""


class Connects(Node, frozen=True):
    """A ship may go from the location that this card is to that of a card like that, and is stopped there."""

    to: Filter
    ships: Filter | None = None
    """Only ships like that; None for all, whosever they are."""


class Wormhole(Node, frozen=True):
    """Your staffed ships may go from this mission to another location, or from there to here (1E-4.2.0.2/5).

    That turns this mission over, or the one at the other end if it is yours too (1E-4.2.0.2/6).
    """

    to: Filter
    """The missions at which the other end may be."""
    price: Filter
    """The card that is played as a cost where the other end is at any other location."""


class RegionRange(Node, frozen=True):
    """The X in the RANGE of this ship is that number for a move within one region, and nothing otherwise."""

    number: int


class NeighborSpan(Node, frozen=True):
    """The X in the span of this mission is that number, and one more for each universal mission beside it."""

    number: int


class ForcedMove(Node, frozen=True):
    """The ship that this card is on must go somewhere, and is done with it there (1E-G:actions-required/2, /3)."""

    to: str
    """``far_end`` of the spaceline; ``outpost``: the nearest one of ``affiliations``."""
    affiliations: tuple[str, ...] = ()


class Endless(Node, frozen=True):
    """Your ships may leave a spaceline at one end and enter it at the other (1E-7.1.5/1)."""


class TimeTravel(Node, frozen=True):
    """Ships may travel in time: to a time location, or from one (1E-7.1.8/1)."""

    ships: Cards
    """Those of them that you control."""
    between: str
    """``corresponding``: the time location where this card is, and the location that corresponds to it; ``any``."""
    team: bool = False
    """So may your Away Team that this card is with, but not to board what is an opponent's."""
    test: Test | None = None
    limit: str = ""
    """``turn``: once each turn."""


class Strays(Node, frozen=True):
    """Tribbles of yours with this card may go elsewhere, and then it is discarded (1E-11.3/3)."""

    when: str
    """``left``: with a personnel who leaves the ship or facility; ``bred``: next door, once others were bred there."""
    most: int
    """Cards with no more tribbles than that together."""
    least: int
    """Where you have so many there."""


class StaffsFor(Node, frozen=True):
    """Whoever this card is on stands for so many staffing icons of the ship under its effect (1E-G:commandeer-ship/1).

    Which of them is all one.
    """

    icons: int


class Grapples(Node, frozen=True):
    """The ship that this card is on and the one under its effect do not fire at each other (1E-7.4.3/1).

    Its player's personnel walk between them. It is discarded once the latter is not that player's any more, or not
    in play (1E-G:vidiian-boarding-claw/1).
    """


class Harbors(Node, frozen=True):
    """At the docking sites of this station such ships dock, report and are repaired, whatever keeps others from it.

    There must be a berth for them (1E-7.1.4/7, 1E-G:facility/13).
    """

    ships: Filter


Ways = (
    Carries
    | Lands
    | Inserts
    | Connects
    | Wormhole
    | RegionRange
    | NeighborSpan
    | ForcedMove
    | Endless
    | TimeTravel
    | Strays
    | StaffsFor
    | Grapples
    | Harbors
)
"""All of these."""
