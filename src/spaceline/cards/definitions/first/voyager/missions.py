"""Missions of Voyager (2001)."""

from spaceline.cards.definitions.first.mission_phrases import welcomes
from spaceline.effects.phrases import *

cards = Book("1e-voy")


cards.define(95, "Reinitialize Warp Reaction", when("solve", restore_range(this_ship), must=True))

cards.define(104, "Study Interstellar Colony", static(here(personnel(species="Ocampa"), "anyone"), barred("use")))

cards.define(
    81,
    "Answer Distress Signal",
    static(this_mission, raised("Points", 10), test=some_are(attempting(icons="Holo"))),
)

cards.define(
    82,
    "Assist Cooperative",
    static(this_mission, raised("Points", 10), test=some_are(present(personnel(icons="Com")))),
)

OGLA = present(personnel(characteristics="Kazon-Ogla"))

cards.define(84, "Combat Training", static(this_mission, raised("Points", count(OGLA, most=4), times=5)))

cards.define(
    91,
    "Kazon Conference",
    static(this_mission, raised("Points", count(present(personnel(characteristics="Maje"))), times=5)),
)

cards.define(92, "Liberation", *welcomes(personnel(species="Ocampa")))

cards.define(98, "Restore Victims", *welcomes(personnel(species="Talaxian")))
