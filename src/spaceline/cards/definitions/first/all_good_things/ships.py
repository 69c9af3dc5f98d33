"""Ships of All Good Things (2003)."""

from spaceline.effects.phrases import *

cards = Book("1e-agt")


cards.define(
    34,
    "Reklar",
    static(this, raised("Weapons", 2), raised("Shields", 1), test=some_are(captured(of="opponent"))),
)

cards.define(40, "Tsunkatse Ship", may_play("reporting", personnel(characteristics="Tsunkatse-related card"), this))
