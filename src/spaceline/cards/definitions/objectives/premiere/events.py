"""Events of Premiere (2002) that are played on a mission by its title: here on the location that it gives."""

from spaceline.cards.definitions.second.premiere.phrases import FASTER_WITH_REMANS
from spaceline.effects.phrases import *

cards = Book("2e-se")

cards.define(
    117,
    "The Reman Mines",
    plays_on(missions(mission(titles="Supervise Dilithium Mine (location)"), "anyone")),
    FASTER_WITH_REMANS,
)
