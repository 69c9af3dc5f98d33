"""Tactics of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.tactic_phrases import (
    CASUALTY,
    CASUALTY_FOR_A_HIT,
    bonus,
    fetched_to_the_ship,
    requires,
)
from spaceline.effects.phrases import *

cards = Book("1e-tmp")


cards.define(
    127,
    "Isolytic Burst",
    requires(ship(titles=("Son'a Battleship", "Li'seria"))),
    CASUALTY_FOR_A_HIT,
    CASUALTY,
)

AT_NEBULA = ship(at=mission(characteristics="Nebula"))

cards.define(
    128,
    "Riker Maneuver",
    requires(AT_NEBULA),
    bonus("Attack", 3, AT_NEBULA.but(carries=personnel(titles="William T. Riker", away=False))),
    just(
        "direct-hit",
        select(one(among=this_ship, name="struck")),
        select(one(among=here(ship(), "opponent", apart="struck"))),
        damage_ship(those()),
        must=True,
    ),
    fetched_to_the_ship("Plasma Fire"),
)
