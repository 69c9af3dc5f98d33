"""Time locations of Mirror, Mirror (2000)."""

from spaceline.cards.definitions.first.time_phrases import beside_the_spaceline, native_here
from spaceline.effects.phrases import *

cards = Book("1e-mm")

cards.define(
    131,
    "Halkan Council",
    *beside_the_spaceline(each_player(may(download(ship(quadrants="Mirror", classes="Constitution"), at=this)))),
    *native_here(
        like(types=("personnel", "ship", "facility"), icons=("AU", "OS"), quadrants="Mirror"),
        equipment(icons="OS"),
    ),
)
