"""Facilities of the Official Tournament Sealed Deck (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-otsd")


cards.define(
    9,
    "Husnock Outpost",
    plays_on(missions(mission(affiliations="NA"), "anyone")),
    may_play("seeded", ship(titles="Husnock Ship", unique=False)),
)
