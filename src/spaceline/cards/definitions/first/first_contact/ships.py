"""Ships of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import reporting_aboard
from spaceline.effects.phrases import *

cards = Book("1e-fc")


cards.define(121, "Borg Cube", *reporting_aboard())

cards.define(
    124,
    "Queen's Borg Cube",
    static(this, raised("Weapons+Shields", 3), test=are(this, ship(at=mission(titles="Earth")))),
    *reporting_aboard(),
)
