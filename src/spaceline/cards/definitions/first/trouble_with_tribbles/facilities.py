"""Facilities of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")

SHERMANS_PEAK = in_play(like(types="time location", titles="Sherman's Peak"))

cards.define(
    22,
    "Deep Space Station K-7",
    plays_on(SHERMANS_PEAK),
    may_play("free", like(types=("personnel", "ship", "equipment"), icons="OS"), SHERMANS_PEAK, limit="turn"),
)
