"""Missions of Mirror, Mirror (2000), those of the Mirror Quadrant."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")


EMBLEM = may_seed("mission_phase", may(download(like(types="incident", title_words="Emblem"))))

cards.define(41, "Disrupt Alliance", EMBLEM)

cards.define(
    44,
    "Mine Dilithium",
    static(commanded(ship()), raised("Range", 1), test=completed("this")),
    static(commanded(ship(), "opponent"), raised("Range", 1), test=completed("this", "opponent")),
)

cards.define(45, "Search for Rebels", EMBLEM)
