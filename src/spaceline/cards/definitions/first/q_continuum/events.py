"""Events of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(18, "Barber Pole", plays_in_core())
