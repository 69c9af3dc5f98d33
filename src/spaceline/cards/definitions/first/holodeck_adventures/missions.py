"""Missions of Holodeck Adventures (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-ha")


cards.define(43, "Repair Memorial", static(here(personnel(), "anyone"), attributes(-2)))
