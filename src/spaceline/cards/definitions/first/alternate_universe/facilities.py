"""Facilities of Alternate Universe (1995)."""

from spaceline.effects.phrases import *

cards = Book("1e-au")


cards.define(
    52,
    "Neutral Outpost",
    plays_on(missions(mission(kinds=("space", "dual")), "anyone")),
    static(this, barred("repair")),
)
