"""Tactics of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.tactic_phrases import CASUALTY, bonus, of_affiliation
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
