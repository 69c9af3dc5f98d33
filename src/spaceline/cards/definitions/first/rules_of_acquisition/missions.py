"""Missions of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.mission_phrases import all_but
from spaceline.effects.phrases import *

cards = Book("1e-roa")


SOMEWHERE_HERE = here(like(types=("ship", "facility", "mission"), cloaked=False))
"""Aboard an own ship or facility at the location, or on its planet (1E-G:here/1)."""

cards.define(45, "Runabout Search", when("solve", download(personnel(titles=("Odo", "Quark")), at=SOMEWHERE_HERE)))

cards.define(51, "Tulaberry Wine Negotiations", all_but("Dom"))
