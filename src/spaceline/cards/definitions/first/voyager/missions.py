"""Missions of Voyager (2001)."""

from spaceline.cards.definitions.first.mission_phrases import all_but, welcomes
from spaceline.effects.phrases import *

cards = Book("1e-voy")

cards.define(
    80,
    "Ambush Ship",
    all_but("Fed"),
    static(this_mission, raised("Points", 30)),
    static(this_mission, raised("Points", 15), test=some_are(here(ship(empty=False), "opponent"))),
)

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
    86,
    "Cure Deadly Virus",
    static(
        on_planet(personnel(), "anyone"),
        barred("leave_place"),
        test=no(are(this, like(completed=True))),
    ),
)

cards.define(
    91,
    "Kazon Conference",
    static(this_mission, raised("Points", count(present(personnel(characteristics="Maje"))), times=5)),
)

cards.define(92, "Liberation", *welcomes(personnel(species="Ocampa")))

cards.define(95, "Reinitialize Warp Reaction", when("solve", restore_range(this_ship), must=True))

cards.define(98, "Restore Victims", *welcomes(personnel(species="Talaxian")))

cards.define(104, "Study Interstellar Colony", static(here(personnel(species="Ocampa"), "anyone"), barred("use")))
