"""Personnel of Mirror, Mirror (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")


cards.define(49, "Bareil", special_download(download(equipment())))

cards.define(61, "Security Chief Garak", special_download(download(equipment(characteristics="Cardassian equipment"))))

cards.define(63, "Luaran", may_play("reporting", at=commanded(ship(titles="Enhanced Attack Ship"))))

cards.define(
    66,
    "Chief Engineer Scott",
    static(its_ship, attributes(2), test=are(its_ship, ship(quadrants="Mirror", icons="OS"))),
)

cards.define(
    67,
    "Chief Navigator Chekov",
    static(its_ship, raised("Range+Weapons", 1), test=are(its_ship, ship(titles="I.S.S. Enterprise"))),
)

cards.define(74, "First Officer Spock", special_download(download(equipment(icons="OS"))))

cards.define(104, "Mr. Sisko", static(commanded(personnel(icons="TE", excluding=like(icons="AU"))), attributes(1)))
