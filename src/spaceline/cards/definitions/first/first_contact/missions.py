"""Missions of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


cards.define(62, "Espionage Mission", cannot_attempt(no(some_are(those("target", titles="Selok")))))
