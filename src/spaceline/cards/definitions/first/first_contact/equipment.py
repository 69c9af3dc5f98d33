"""Equipment of First Contact (1997)."""

from spaceline.cards.definitions.first.premiere.phrases import rifle
from spaceline.effects.phrases import *

cards = Book("1e-fc")

IMPLANT = like(title_words="Implant")

cards.define(
    23,
    "Assimilation Table",
    order(select(one(among=present(personnel()))), connect(those()), test=no(some_are(afflicted))),
    order(disconnect(afflicted), test=some_are(afflicted)),
    about_to("destroy", kill(afflicted), test=some_are(afflicted), must=True),
    about_to("draw", pay(prevent(), download(IMPLANT, at=afflicted)), test=some_are(afflicted), limit="turn"),
)

rifle(cards, 24, "Starfleet Type III Phaser Rifle", "Fed", "NA")
