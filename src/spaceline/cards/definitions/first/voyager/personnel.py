"""Personnel of Voyager (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-voy")


FEDERATION_SHIP = ship(affiliations="Fed")

cards.define(
    133,
    "Stadi",
    static(its_ship, raised("Range", 1), test=are(its_ship, FEDERATION_SHIP)),
    static(its_ship, raised("Range", 1), test=are(its_ship, ship(affiliations="Fed", classes="Intrepid"))),
)
