"""Personnel of the Introductory Two-Player Game (1996)."""

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-2pg")


cards.define(
    14, "Admiral McCoy", static(present(personnel(skills="MEDICAL"), "anyone", other=True), raised("Cunning", 3))
)

COLONY = like(types="facility", titles="Colony")

BAEL_THERE = sharing(
    "place",
    commanded(personnel(titles="Ba'el", skills="CIVILIAN", unopposed=True, within=COLONY)),
    Cards("afflicted", filter=COLONY),
)

cards.define(
    19,
    "Gi'ral",
    may_play(
        "built",
        COLONY,
        sharing("place", missions(mission(kinds=("planet", "dual"), completed=False), "anyone"), this),
        test=some_are(present(personnel(titles="Tokath"))),
    ),
    when(
        "play",
        afflict(those()),
        subject=COLONY.but(at=mission(completed=False)),
        where="there",
        must=True,
    ),
    when("begin_turn", score(count(BAEL_THERE)), test=some_are(BAEL_THERE), must=True),
)

cards.define(20, "Ja'rod", static(this, attributes(5), test=some_are(present(personnel(titles="Toral"), "anyone"))))
