"""Time locations of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.time_phrases import beside_the_spaceline, native_here
from spaceline.effects.phrases import *

cards = Book("1e-tmp")

cards.define(
    130,
    "Camp Khitomer",
    *beside_the_spaceline(),
    *native_here(like(icons=("Films", "AU"))),
)
