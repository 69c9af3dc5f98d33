"""Missions of Starter Deck II (1998)."""

from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.phrases import *

cards = Book("1e-sdII")


cards.define(
    4,
    "Geological Survey",
    static(
        this_mission,
        raised("Points", 10),
        test=either(
            at_least(added_up("Geology", present(personnel())), 3), at_least(added_up("Greed", present(personnel())), 3)
        ),
    ),
)

cards.define(6, "Search for Weapons", may_play("seeded", HAND_WEAPON))
