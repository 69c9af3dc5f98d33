"""Troubles of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.trouble_with_tribbles.phrases import SHIP, at_this_location, tribbles
from spaceline.effects.phrases import *

cards = Book("1e-twt")

IN_THE_ENGINE_ROOM = "... in the Engine Room"
UNIT = like(types="site", titles="Ore Processing Unit", carries=like(types="trouble", titles=IN_THE_ENGINE_ROOM))

cards.define(
    138,
    IN_THE_ENGINE_ROOM,
    static(SHIP, raised("Weapons", -1), raised("Range", -1), test=tribbles(100)),
    when(
        "journey",
        unless(skill("ENGINEER", 3), stop(those()), among=aboard(personnel(), "anyone")),
        whose="anyone",
        subject=ship(),
        test=both(some_are(sharing("presence", this, those())), tribbles(1000)),
        must=True,
    ),
    static(
        sharing("place", in_play(like(types="objective", titles="Process Ore", on=UNIT)), this),
        barred("use"),
        test=tribbles(1000),
    ),
)

cards.define(139, "... in the Transporters", strays("left", 10, 100))

ON_THE_STATION = "... on the Station"
SHRINE = like(types="site", titles="Bajoran Shrine", carries=like(types="trouble", titles=ON_THE_STATION))

cards.define(
    141,
    ON_THE_STATION,
    strays("bred", 100, 1000),
    static(at_this_location(SHRINE), barred("order"), test=tribbles(10000)),
)
