"""Facilities of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(
    36,
    "Empok Nor",
    may_seed("mission_phase"),
    plays_on(missions(mission(unique=False), "anyone")),
    may_play("seeded", dilemma(characteristics="Empok Nor-related dilemma")),
    just(
        "flip-over",
        each_player(may(download_different(like(types=("site", "equipment")), at=this))),
        whose="anyone",
        must=True,
    ),
)
