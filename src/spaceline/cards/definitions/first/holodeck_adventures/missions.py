"""Missions of Holodeck Adventures (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-ha")

cards.define(
    41,
    "Establish Home Planet",
    static(
        this_mission,
        raised("Points", 25),
        test=both(some_are(attempting()), no(some_are(attempting(excluding=like(icons="Holo"))))),
    ),
)

cards.define(43, "Repair Memorial", static(here(personnel(), "anyone"), attributes(-2)))

cards.define(
    46,
    "Transport Colonists",
    static(this_mission, raised("Points", 5), test=some_are(present(personnel(skills=("Empathy", "Mindmeld"))))),
)
