"""Missions of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.mission_phrases import all_but
from spaceline.effects.phrases import *

cards = Book("1e-roa")


FOUND = personnel(titles=("Odo", "Quark"))

BERTHS = here(like(types=("ship", "facility"), cloaked=False))
"""Here is aboard own ships and facilities as well as on the planet (1E-G:here/1); it is one download in any case."""

cards.define(
    45,
    "Runabout Search",
    when("solve", download(FOUND, at=this_mission), test=unused(2), limit="game"),
    when("solve", download(FOUND, at=BERTHS), test=both(some_are(BERTHS), unused(1)), limit="game"),
)

cards.define(51, "Tulaberry Wine Negotiations", all_but("Dom"))
