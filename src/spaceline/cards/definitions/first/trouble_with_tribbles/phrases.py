"""What tribbles and their troubles say in the same way."""

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *


def at_this_location(which: Filter) -> Cards:
    """Cards of both players like that at the location of this card, wherever they lie there."""
    return sharing("place", in_play(which), this)


def on_this_planet(title: str) -> Test:
    """Whether a tribble of that title, and so one with that text, is on the planet of the location."""
    return some_are(on_planet(like(types="tribble", titles=title)))


def lacking(name: str) -> Filter:
    """Personnel whose crew or Away Team has less than two levels of a skill for an attempt."""
    return personnel(excluding=like(attempters=skill(name, 2)))


def tribbles(number: int) -> Test:
    """Whether you have so many tribbles with this card."""
    return at_least(added_up("tribbles", present(like(types="tribble"))), number)


SHIP = Cards("ship", "anyone", ship())
"""The ship that this card is aboard."""
