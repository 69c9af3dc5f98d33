"""Ships that others carry, and ships that land, as cards of several sets speak of them."""

from __future__ import annotations

from typing import Unpack

from spaceline.effects.nodes.movement import Carries, Lands
from spaceline.effects.nodes.traits import Filter, Traits, like
from spaceline.effects.phrases import carries_no, lands, ship

SHUTTLECRAFT = (like(characteristics="Shuttlecraft"), like(classes="Shuttlecraft"))
"""How a ship is a shuttlecraft: by what it is called, or by its class (1E-G:characteristics/1)."""


def shuttlecraft(**wanted: Unpack[Traits]) -> Filter:
    """A shuttlecraft like this."""
    return ship(one_of=SHUTTLECRAFT).but(**wanted)


UNSTAFFED = ship(excluding=like(staffing=0))
"""A ship that asks for no staff."""


def lands_once(ships: Filter | None = None, cost: int = 0) -> Lands:
    """This ship, or ships like that, may land or take off once each turn."""
    return lands(ships, cost=cost, limit="turn")


def carries_none() -> Carries:
    """A Tractor Beam with which no ship is carried aboard."""
    return carries_no(ship())


def carries_shuttlepods() -> Carries:
    """A Tractor Beam with which no ship but shuttlepods is carried aboard."""
    return carries_no(ship(excluding=like(classes="Shuttlepod")))
