"""Missions of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")


cards.define(121, "Orb Negotiations", may_play("seeded", like(types="artifact", characteristics="Orb artifact")))
