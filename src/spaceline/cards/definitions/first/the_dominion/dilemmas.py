"""Dilemmas of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(12, "Navigational Hazards", encounter(unless=all_of(skill("Stellar Cartography"), skill("Navigation", 2))))
