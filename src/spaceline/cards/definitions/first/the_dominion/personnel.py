"""Personnel of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(
    65,
    "Kai Winn",
    static(this, gains("Honor"), test=some_are(in_play(personnel(titles="The Emissary")))),
    special_download(download(event(characteristics="Bajoran treaty"))),
)

cards.define(66, "Keeve Falor", static(present(personnel(affiliations="Baj", skills="CIVILIAN")), attributes(2)))

cards.define(67, "Orta", static(present(personnel(disabled=False), "opponent"), raised("Strength", -1)))

cards.define(69, "Damar", may_play("reporting", at=commanded(personnel(titles="Dukat"))))

cards.define(
    73,
    "Silaran Prin",
    static(in_play(personnel(characteristics="Shakaar Resistance Cell")), gains_icons("<P")),
)

cards.define(
    114,
    "Martok",
    special_download(download(like(titles="D'k Tahg"))),
    static(here(ship(affiliations="Kli")), raised("Weapons", 2)),
)

cards.define(120, "Senator Vreenak", special_download(download(event(characteristics="Romulan treaty"))))

cards.define(121, "T'Rul", static(its_ship, raised("Range", 1), test=are(its_ship, ship(cloaked=True))))
