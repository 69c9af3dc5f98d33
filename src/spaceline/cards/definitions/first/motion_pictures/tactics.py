"""Tactics of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.tactic_phrases import CASUALTY, CASUALTY_FOR_A_HIT, requires
from spaceline.effects.phrases import *

cards = Book("1e-tmp")


cards.define(
    127,
    "Isolytic Burst",
    requires(ship(titles=("Son'a Battleship", "Li'seria"))),
    CASUALTY_FOR_A_HIT,
    CASUALTY,
)
