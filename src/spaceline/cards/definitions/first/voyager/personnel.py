"""Personnel of Voyager (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-voy")


cards.define(
    132,
    "Samantha Wildman",
    special_download(download(like(titles="Naomi Wildman"))),
    special_download(download(equipment(characteristics="SCIENCE-related equipment"))),
)

FEDERATION_SHIP = ship(affiliations="Fed")

cards.define(
    133,
    "Stadi",
    static(its_ship, raised("Range", 1), test=are(its_ship, FEDERATION_SHIP)),
    static(its_ship, raised("Range", 1), test=are(its_ship, ship(affiliations="Fed", classes="Intrepid"))),
)

cards.define(145, "Halok", special_download(download(equipment(characteristics="ENGINEER-related equipment"))))

cards.define(
    170,
    "Penk",
    special_download(download(like(characteristics="Tsunkatse-related card", excluding=like(titles="Penk")))),
)

cards.define(174, "Dr. Telek R'Mor", may_play("reporting", at=in_play(ship(cloaked=False))))
