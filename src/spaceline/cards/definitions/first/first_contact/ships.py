"""Ships of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


cards.define(
    121,
    "Borg Cube",
    may_play("reporting", equipment(), this),
    may_play("reporting", personnel(affiliations="Bor"), this),
)
