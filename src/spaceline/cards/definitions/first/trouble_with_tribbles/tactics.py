"""Tactics of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.tactic_phrases import CASUALTY, bonus, marker, of_affiliation, requires
from spaceline.effects.phrases import *

cards = Book("1e-twt")


BAJORAN = of_affiliation("Baj", "Bajoran ship")
WITH_EITHER = BAJORAN.but(carries=personnel(skills=("Resistance", "Navigation"), away=False))
WITH_BOTH = BAJORAN.but(carries=personnel(meets=all_of(skill("Resistance"), skill("Navigation")), away=False))

cards.define(
    115,
    "Bajoran Phaser Banks",
    bonus("Attack", 2, WITH_EITHER),
    bonus("Defense", 2, WITH_EITHER),
    bonus("Attack", 2, WITH_BOTH),
    bonus("Defense", 2, WITH_BOTH),
    CASUALTY,
)

cards.define(116, "Breen Disruptor Burst", bonus("Attack", 3, ship(characteristics="Breen ship")), CASUALTY)

SAFE = like(one_of=(like(titles=("U.S.S. Sao Paulo", "I.K.C. Ki'tang")), ship(printed="Energy Dampener")))

cards.define(
    117,
    "Breen Energy-Dampening Weapon",
    requires(ship(special="Energy Dampener")),
    just(
        "hit",
        if_(no(are(this_ship, SAFE)), affect(this_ship, fixed("Range+Weapons", 0), until="leaves")),
        must=True,
    ),
    marker(off_line()),
    countdown(1),
)
