"""Ships of Holodeck Adventures (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-ha")


cards.define(128, "Cravic Warship", may_play("reporting", personnel(title_words="Cravic"), this))

cards.define(130, "Pralor Warship", may_play("reporting", personnel(title_words="Pralor"), this))
