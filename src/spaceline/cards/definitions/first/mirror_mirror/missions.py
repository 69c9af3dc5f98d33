"""Missions of Mirror, Mirror (2000), those of the Mirror Quadrant."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")


EMBLEM = may_seed("mission_phase", may(download(like(types="incident", title_words="Emblem"))))

cards.define(41, "Disrupt Alliance", EMBLEM)

MINED, LOST = number("mined", this), number("mined by the opponent", this)

cards.define(
    44,
    "Mine Dilithium",
    when(
        "solve",
        if_(
            some_are(missions(mission(titles="Mine Dilithium"))),
            tell(1, "mined", this, until="leaves"),
            otherwise=tell(1, "mined by the opponent", this, until="leaves"),
        ),
        must=True,
    ),
    static(commanded(ship()), raised("Range", 1), test=at_least(MINED, 1)),
    static(commanded(ship(), "opponent"), raised("Range", 1), test=at_least(LOST, 1)),
)

cards.define(45, "Search for Rebels", EMBLEM)
