"""Missions of Voyager (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-voy")


OCAMPA = personnel(species="Ocampa")

cards.define(92, "Liberation", may_play("reporting", OCAMPA, this), may_play("free", OCAMPA, this))

cards.define(95, "Reinitialize Warp Reaction", when("solve", restore_range(this_ship), must=True))

cards.define(104, "Study Interstellar Colony", static(here(personnel(species="Ocampa"), "anyone"), barred("use")))
