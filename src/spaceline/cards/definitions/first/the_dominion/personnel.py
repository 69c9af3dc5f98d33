"""Personnel of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(
    73,
    "Silaran Prin",
    static(in_play(personnel(characteristics="Shakaar Resistance Cell")), gains_icons("<P")),
)
