"""Personnel of All Good Things (2003)."""

from spaceline.effects.phrases import *

cards = Book("1e-agt")


cards.define(18, "Christopher Pike", static(here(personnel(icons="OS"), other=True), attributes(1)))

cards.define(
    22,
    "Raymond Boone",
    static(
        this, attributes(2), test=some_are(present(personnel(titles=("Miles O'Brien", "Benjamin Maxwell")), "anyone"))
    ),
)

cards.define(
    28,
    "Artim",
    static(present(personnel(lacks="Treachery")), attributes(1)),
    static(present(personnel(skills="Youth", lacks="Treachery")), attributes(1)),
)
