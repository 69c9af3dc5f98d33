"""Artifacts of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")

cards.define(
    1,
    "Orb of Time",
    earned("team", "equipment"),
    time_travel(this_ship, "any", team=True, test=some_are(present(personnel(icons="Orb"))), limit="turn"),
)
