"""Missions of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(49, "Construct Depot", when("solve", download(like(titles="Remote Supply Depot"), at=this_mission)))

MINE = like(types="facility", characteristics="Nor", carries=like(types="site", titles="Ore Processing Unit"))

cards.define(
    56,
    "Mining Survey",
    cannot_attempt(no(some_are(here(MINE)))),
    may_play("seeded", like(titles=("Nor", "Empok Nor"))),
)
