"""Ships of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")

cards.define(103, "Breen Warship", may_play("reporting", personnel(species="Breen"), this))

cards.define(
    106,
    "Columbus",
    may_play("reporting", at=commanded(ship(classes="Constitution"))),
    carries(by=ship(classes="Constitution")),
)

OF_OLD = personnel(affiliations="Fed", icons="OS")

cards.define(107, "Starship Constitution", special_download(download(OF_OLD.but(unique=False))))

cards.define(108, "Starship Enterprise", special_download(download(OF_OLD)))

cards.define(
    111,
    "I.K.C. Ning'tao",
    static(this, raised("Shields", count(here(ship(affiliations="Dom"), "opponent")), times=2)),
)
