"""Ships of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import GATEWAY, comes_with, reporting_aboard
from spaceline.effects.phrases import *

cards = Book("1e-fc")

cards.define(121, "Borg Cube", *reporting_aboard())

AT_AN_END = mission(outermost=True)

cards.define(
    122,
    "Borg Scout Vessel",
    may_play("reporting", None, missions(AT_AN_END.but(under=GATEWAY), "anyone")),
    may_play(
        "reporting",
        None,
        missions(AT_AN_END, "anyone"),
        test=either(some_are(hand(GATEWAY)), some_are(deck(which=GATEWAY))),
    ),
    comes_with(4, unless(are(this_mission, mission(under=GATEWAY)), download(GATEWAY, at=this_mission))),
)

CUBES = commanded(ship(characteristics="Cube"))

cards.define(
    123,
    "Borg Sphere",
    may_play("reporting", at=CUBES),
    carries(by=ship(characteristics="Cube")),
)

cards.define(
    124,
    "Queen's Borg Cube",
    static(this, raised("Weapons+Shields", 3), test=are(this, ship(at=mission(titles="Earth")))),
    *reporting_aboard(),
)

cards.define(
    125,
    "Queen's Borg Sphere",
    may_play("reporting", at=CUBES),
    carries(by=ship(characteristics="Cube")),
    special_download(download(like(titles="Temporal Vortex"))),
)

cards.define(
    129,
    "Vulcan Lander",
    lands(cost=1),
    may_play("reporting", personnel(species="Vulcan"), this),
)
