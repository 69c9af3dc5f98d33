"""Personnel of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.persona_phrases import ANY_QUARK
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


cards.define(
    150,
    "Jaro Essa",
    static(this, raised("Cunning", 3), test=some_are(present(personnel(titles="Vedek Winn"), "anyone"))),
)

BAJORAN = (like(affiliations="Baj"), like(species="Bajoran"))

QUARKS = present(ANY_QUARK.but(stopped=False), "anyone")

SOMEBODY = some_are(present(personnel(), "anyone", other=True))
"""Whoever lies face down there may be Quark."""

cards.define(160, "Odo", order(stop(one(among=QUARKS)), test=SOMEBODY, limit="turn"))

cards.define(
    167, "Shakaar Edon", static(present(personnel(one_of=BAJORAN), "anyone", other=True), raised("Strength", 2))
)

cards.define(
    187, "Gilora Rejal", static(this, attributes(2), test=some_are(in_play(personnel(titles="Miles O'Brien"))))
)

CARDASSIAN = (like(affiliations="Car"), like(species="Cardassian"))

cards.define(
    195,
    "Natima Lang",
    static(
        this,
        attributes(2),
        test=some_are(present(personnel(one_of=CARDASSIAN, characteristics="Dissident"), "anyone", other=True)),
    ),
)

cards.define(198, "Plain, Simple Garak", may_play("replaced"))
