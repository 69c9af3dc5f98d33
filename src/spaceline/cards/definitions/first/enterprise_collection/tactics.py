"""Tactics of the Enterprise Collection (2006)."""

from spaceline.cards.definitions.first.tactic_phrases import bonus
from spaceline.effects.phrases import *

cards = Book("1e-enterprise")


NX = ship(classes="NX")

cards.define(
    18,
    "T'Pol/Soong Maneuver",
    bonus("Attack", 3, NX),
    bonus("Defense", 2, NX),
    just("put", affect(this_ship, barred("approach"), until="full_turn"), must=True),
)
