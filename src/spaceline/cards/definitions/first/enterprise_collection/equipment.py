"""Equipment of the Enterprise Collection (2006)."""

from spaceline.effects.phrases import *

cards = Book("1e-enterprise")

IS_USED = some_are(present(personnel(affiliations="Sta")))

cards.define(
    1,
    "Starfleet Phaser Pistol",
    static(present(personnel()), raised("Strength", 2), test=IS_USED),
    static(present(personnel(skills="SECURITY")), raised("Strength", 1), test=IS_USED),
    cumulative(),
)
