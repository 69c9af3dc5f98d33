"""Missions of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(47, "Space", inserts("Alpha"), span_by_neighbors(3))
