"""Facilities of Mirror, Mirror (2000); which sites a station does not take is a fact."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")


cards.define(
    26,
    "Alliance Nor",
    plays_on(missions(mission(quadrants="Mirror", excluding=mission(regions="Badlands Region")), "anyone")),
)
