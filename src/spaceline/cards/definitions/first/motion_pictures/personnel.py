"""Personnel of The Motion Pictures (2002)."""

from spaceline.effects.phrases import *

cards = Book("1e-tmp")


cards.define(
    35,
    "Admiral Kirk",
    special_download(download(like(titles="Commandeer Ship"))),
    order(pay(discard_from_hand(), draw()), limit="turn"),
)

cards.define(106, "Sybok", special_download(download(like(titles="Release This Pain"), to="hand")))
