"""Dilemmas of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


cards.define(
    6,
    "Gravimetric Distortion",
    encounter(
        damage_ship(this_ship),
        unless=any_of(skill("ENGINEER", 4), skill("Astrophysics", 2), single(skill("Navigation", 2)), titled("Guinan")),
    ),
)

cards.define(
    10,
    "Under Fire",
    encounter(probe(("Doorway Interrupt DL Bor", kill(random(2))), otherwise=stop(random()))),
)
