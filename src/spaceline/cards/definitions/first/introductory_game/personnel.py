"""Personnel of the Introductory Two-Player Game (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-2pg")


cards.define(
    14, "Admiral McCoy", static(present(personnel(skills="MEDICAL"), "anyone", other=True), raised("Cunning", 3))
)

cards.define(20, "Ja'rod", static(this, attributes(5), test=some_are(present(personnel(titles="Toral"), "anyone"))))
