"""Personnel of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


cards.define(55, "Ro Laren (Blaze of Glory)", static(here(personnel(icons="Maq"), other=True), raised("Cunning", 2)))

cards.define(57, "Dolak", static(here(ship(affiliations="Car")), raised("Weapons", 2)))

cards.define(
    62,
    "Ixtana'Rax",
    static(present(personnel(species="Jem'Hadar", quadrants="Gamma"), "anyone", other=True), attributes(1)),
)

cards.define(64, "Lamat'Ukan", static(this_ship, raised("Weapons", 2), test=are(this_ship, ship())))
