"""Time locations of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.time_phrases import beside_the_spaceline
from spaceline.effects.phrases import *

cards = Book("1e-twt")

cards.define(
    119,
    "Sherman's Peak",
    *beside_the_spaceline(
        download(like(titles="Deep Space Station K-7"), at=this),
        each_player(may(download(event(titles="Organian Peace Treaty")))),
    ),
    when(
        "examine",
        nullify(in_play(like(types="objective", titles="Hero of the Empire"))),
        whose="anyone",
        subject=like(types="incident", titles="Tribble Bomb"),
        where="here",
        must=True,
    ),
    natives(like(icons=("OS", "AU"), excluding=like(quadrants="Mirror"))),
)
