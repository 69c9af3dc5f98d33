"""Missions of the Official Tournament Sealed Deck (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-otsd")


cards.define(12, "Mineral Survey", when("solve", draw(), may(draw())))
