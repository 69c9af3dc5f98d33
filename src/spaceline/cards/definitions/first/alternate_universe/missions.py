"""Missions of Alternate Universe (1995)."""

from spaceline.effects.phrases import *

cards = Book("1e-au")


MIRACLE = present(personnel(skills="Miracle Worker"))
CRANK = present(personnel(skills="Cantankerousness"))
SPOCK = present(personnel(titles="Spock"))

cards.define(
    82,
    "Reunion",
    static(this_mission, raised("Points", 15), test=either(some_are(MIRACLE), some_are(CRANK), some_are(SPOCK))),
    static(this_mission, raised("Points", 25), test=both(some_are(MIRACLE), some_are(CRANK), some_are(SPOCK))),
)
