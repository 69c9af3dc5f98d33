"""Equipment of Mirror, Mirror (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")


AGONIZERS = count(present(equipment(titles="Agonizer")), most=3)
"""As many as add up where this one is."""

OBEDIENT = like(one_of=(personnel(quadrants="Mirror"), personnel(icons="OS", species="Klingon")))

cards.define(
    15,
    "Agonizer",
    static(present(OBEDIENT), raised("Integrity", AGONIZERS), raised("Cunning", AGONIZERS)),
)
