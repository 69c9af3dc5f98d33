"""Sites of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")


FREIGHTERS = ship(characteristics=("Freighter", "Transport"))

cards.define(267, "Docking Ports", may_play("free", FREIGHTERS, at=this))

cards.define(
    273,
    "Ore Processing Unit",
    may_play("reporting", personnel(classifications="ENGINEER"), at=this),
    may_play("reporting", equipment(characteristics="ENGINEER-related equipment"), at=this),
)
