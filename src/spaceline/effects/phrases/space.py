"""Phrases for ships and locations of First Edition."""

from __future__ import annotations

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.losing import Bombards
from spaceline.effects.nodes.movement import (
    Carries,
    Connects,
    Grapples,
    Harbors,
    Inserts,
    Lands,
    NeighborSpan,
    RegionRange,
    StaffsFor,
    Wormhole,
)
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.space import Assimilate, Connect, Decloak, FormLocation, LayWaste, TakeControl, Vanish
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases.effects import What, to_each


def vanish(what: What) -> Effect:
    """Ships leave time."""
    return to_each(what, Vanish)


def decloak(what: What) -> Effect:
    """Make ships decloak."""
    return to_each(what, Decloak)


def assimilation(what: What, to: str = "drone") -> Effect:
    """Cards become Borg under your control (1E-7.7.0.2); personnel drones, or a counterpart."""
    return to_each(what, lambda cards: Assimilate(cards, to))


def connect(what: What) -> Effect:
    """A personnel is connected to this equipment."""
    return to_each(what, Connect)


def disconnect(what: What) -> Effect:
    """A personnel is no longer connected to this equipment."""
    return to_each(what, lambda cards: Connect(cards, off=True))


def lay_waste(what: What) -> Effect:
    """Destroy missions with everything there."""
    return to_each(what, LayWaste)


def commandeer(what: What, by: Cards) -> Effect:
    """Ships are commandeered by a personnel."""
    return to_each(what, lambda cards: TakeControl(cards, by))


def take_control(what: What) -> Effect:
    """You control cards until this turn ends."""
    return to_each(what, TakeControl)


def form_location(span: int) -> FormLocation:
    """This card becomes a location of its own, to the right of its target."""
    return FormLocation(span)


def carries(ships: Filter | None = None, by: Filter | None = None) -> Carries:
    """Ships of yours like that may be carried aboard others of yours; what is not said is this ship."""
    return Carries(ships, by)


def carries_no(ships: Filter) -> Carries:
    """Ships like that are not carried aboard this one, whatever else lets ships carry them."""
    return Carries(ships, never=True)


def lands(ships: Filter | None = None, *, cost: int = 0, limit: str = "") -> Lands:
    """This ship, or ships of yours like that, may land and take off."""
    return Lands(ships, cost, limit)


def inserts(*quadrants: str, region: str = "") -> Inserts:
    """This card is put into the spaceline of the first of these quadrants in which there is no copy of it."""
    return Inserts(quadrants, (region,) if region else ())


def passage(to: Filter, ships: Filter | None = None) -> Connects:
    """Ships may go from this location to that of a card like that."""
    return Connects(to, ships)


def wormhole(to: Filter, price: Filter) -> Wormhole:
    """Ships may go through this mission to missions like that and back, or for the price of a card to anywhere."""
    return Wormhole(to, price)


def range_within_a_region(number: int) -> RegionRange:
    """What the X in the RANGE of this ship is for a move within one region."""
    return RegionRange(number)


def span_by_neighbors(number: int) -> NeighborSpan:
    """What the X in the span of this mission is without a universal mission beside it."""
    return NeighborSpan(number)


def staffs_for(icons: int) -> StaffsFor:
    """Whoever this card is on stands for so many staffing icons of the ship under its effect."""
    return StaffsFor(icons)


def harbors(ships: Filter) -> Harbors:
    """At the docking sites of this station such ships dock, report and are repaired."""
    return Harbors(ships)


def grapples() -> Grapples:
    """The ship that this card is on and the one under its effect do not fire at each other; yours walk between them."""
    return Grapples()


def bombards() -> Bombards:
    """The Away Team with this equipment may attack a landed ship or a facility on the planet, once each turn."""
    return Bombards()
