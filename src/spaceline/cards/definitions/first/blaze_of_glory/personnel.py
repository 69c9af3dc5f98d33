"""Personnel of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.captor_phrases import captures
from spaceline.cards.definitions.first.premiere.phrases import ROMULAN
from spaceline.effects.phrases import *

cards = Book("1e-bog")


KLINGONS = personnel(one_of=(like(affiliations="Kli"), like(species="Klingon")))
"""Of the affiliation or of the species (1E-10.3.0.4.1/2)."""

cards.define(55, "Ro Laren (Blaze of Glory)", static(here(personnel(icons="Maq"), other=True), raised("Cunning", 2)))

cards.define(57, "Dolak", static(here(ship(affiliations="Car")), raised("Weapons", 2)))

cards.define(
    62,
    "Ixtana'Rax",
    static(present(personnel(species="Jem'Hadar", quadrants="Gamma"), "anyone", other=True), attributes(1)),
)

cards.define(64, "Lamat'Ukan", static(this_ship, raised("Weapons", 2), test=are(this_ship, ship())))

cards.define(73, "Ilon Tandro", captures(present(personnel(), "opponent")))

cards.define(
    75,
    "Jadzia Dax (Blaze of Glory)",
    static(present(personnel(icons="R>"), "anyone", other=True), attributes(2)),
)

cards.define(79, "Kor", static(present(KLINGONS, "anyone", other=True), raised("Strength", 2)))

cards.define(
    85,
    "Quark Son of Keldar",
    static(this, attributes(3), test=some_are(present(personnel(titles="Grilka"), "anyone"))),
)

TAIBAK = in_play(personnel(titles="Taibak"))

cards.define(91, "La Forge Impersonator", may_play("reporting", at=TAIBAK), may_play("free", at=TAIBAK))

cards.define(
    93,
    "Navok",
    static(this, attributes(2), test=some_are(present(personnel(one_of=ROMULAN, skills="V.I.P.")))),
)
