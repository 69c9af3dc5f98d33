"""Ships of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


PARTNER = commanded(ship(titles="I.K.C. Rotarran"))

cards.define(
    104,
    "I.K.C. Koraga",
    static(this, raised("Range", 1), test=some_are(PARTNER)),
    static(PARTNER, raised("Range", 1)),
)
