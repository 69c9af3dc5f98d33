"""Ships of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


cards.define(
    121,
    "Borg Cube",
    may_play("reporting", equipment(), this),
    may_play("reporting", personnel(affiliations="Bor"), this),
)

CUBES = commanded(ship(characteristics="Cube"))

cards.define(
    123,
    "Borg Sphere",
    may_play("reporting", at=CUBES),
    carries(by=ship(characteristics="Cube")),
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
