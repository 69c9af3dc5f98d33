"""Events of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.shuttle_phrases import lands_once
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.phrases import *

cards = Book("1e-tmp")


def on_planets(affiliation: str) -> Plays:
    """Ships of the class that are of an affiliation report on planets that show its icon."""
    planets = missions(mission(kinds=("planet", "dual"), affiliations=affiliation), "anyone")
    return may_play("reporting", ship(classes="B'rel", affiliations=affiliation), planets)


cards.define(
    14,
    "Duj Saq",
    plays_in_core(),
    lands_once(ship(classes="B'rel"), cost=1),
    on_planets("Fed"),
    on_planets("Fer"),
    on_planets("Kli"),
)
