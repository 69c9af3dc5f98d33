"""Personnel of the Away Team Pack (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-awayteam")


CARRIED = are(this, like(within=ship(mobile=True, docked=False, sent=False)))

cards.define(
    2,
    "The Traveler",
    order(
        relocate(this_ship, "spaceline"),
        put(this, "hand"),
        test=both(some_are(this_ship), CARRIED, some_are(aboard(personnel(skills="Youth")))),
    ),
)
