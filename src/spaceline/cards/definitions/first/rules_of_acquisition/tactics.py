"""Tactics of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.tactic_phrases import CASUALTY, bonus, of_affiliation
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(129, "Ferengi Energy Weapon", bonus("Attack", 2, of_affiliation("Fer", "Ferengi ship")), CASUALTY)

D_KORA = ship(characteristics="D'Kora-Class")
ENGINEERS = personnel(classifications="ENGINEER")

cards.define(
    130,
    "Plasma Energy Burst",
    bonus("Attack", 4, D_KORA),
    bonus("Defense", 2, D_KORA),
    just(
        "put",
        affect(this_ship, fixed("Weapons", 0), until="full_turn"),
        affect(aboard(ENGINEERS, "anyone"), barred("unstop"), until="full_turn"),
        stop(aboard(ENGINEERS, "anyone")),
        must=True,
    ),
)
