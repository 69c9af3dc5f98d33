"""Personnel of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.captor_phrases import captures
from spaceline.effects.phrases import *

cards = Book("1e-roa")


POST = in_play(like(types="facility", titles="Ferengi Trading Post"))

cards.define(74, "Frool", may_play("free", at=POST))

NAGUS = personnel(characteristics="Nagus")

cards.define(82, "Krax", static(this, loses("Nagus"), test=some_are(commanded(NAGUS, other=True))))

cards.define(97, "Quark", variable(2, 7), special_download(download(equipment(titles="Small Cloaking Device"))))

cards.define(101, "Tog", captures(present(personnel(skills="Empathy"), "opponent")))

cards.define(103, "Rom", variable(4, 9))

cards.define(
    106, "Calandra", static(present(personnel(characteristics="DaiMon"), "anyone"), attributes(1)), cumulative()
)

cards.define(108, "Krozh", may_play("reporting", at=commanded(personnel(skills="FCA"))))

FERENGI = (like(affiliations="Fer"), like(species="Ferengi"))

HOSTS = (like(characteristics="Dabo Girl"), personnel(characteristics="Waiter", one_of=FERENGI))

cards.define(111, "Aluura", static(here(personnel(one_of=HOSTS), other=True), attributes(2)))

cards.define(
    112,
    "Patahk",
    static(
        its_ship,
        attributes(2),
        test=are(its_ship, ship(titles="Pi", carries=personnel(titles="Bochra"))),
    ),
)

cards.define(113, "Senator Cretak", static(here(ship(affiliations="Rom")), raised("Weapons", 2)))
