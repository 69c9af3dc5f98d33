"""Missions of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.mission_phrases import all_but
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(45, "Runabout Search", when("solve", download(personnel(titles=("Odo", "Quark")), at=this_mission)))

cards.define(51, "Tulaberry Wine Negotiations", all_but("Dom"))
