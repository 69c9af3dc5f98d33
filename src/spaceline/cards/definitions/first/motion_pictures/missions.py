"""Missions of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.mission_phrases import welcomes
from spaceline.effects.phrases import *

cards = Book("1e-tmp")


cards.define(29, "Insurrection", *welcomes(personnel(species="Ba'ku")))

cards.define(
    30,
    "Observe Ritual",
    *welcomes(personnel(one_of=(like(species="Vulcan"), like(titles="Amanda Grayson"))), free=False),
)
