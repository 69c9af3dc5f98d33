"""Events of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.premiere.phrases import espionage
from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


espionage(cards, 62, "Espionage: Cardassian on Bajoran", "Car", "Baj")

espionage(cards, 63, "Espionage: Cardassian on Federation", "Car", "Fed")

espionage(cards, 64, "Espionage: Cardassian on Klingon", "Car", "Kli")

espionage(cards, 65, "Espionage: Romulan on Bajoran", "Rom", "Baj")

espionage(cards, 66, "Espionage: Romulan on Cardassian", "Rom", "Car")

STAFF = personnel(
    skills=("OFFICER", "SECURITY", "Leadership", "Resistance"),
    excluding=like(quadrants="Mirror"),
)
"""Whom a war room of this universe serves: no other universe's personnel match its homeworld (1E-G:homeworld/1)."""

cards.define(
    68,
    "HQ: War Room",
    plays_on(missions(mission(characteristics="Homeworld"), "anyone")),
    static(sharing("affiliation", commanded(STAFF), this_mission), raised("Cunning", 2), raised("Strength", 2)),
)

alliance(cards, 73, "Treaty: Bajoran/Klingon", "Baj", "Kli", "Chancellor Gowron")

alliance(cards, 74, "Treaty: Federation/Bajoran", "Fed", "Baj", seeds=True)

alliance(cards, 76, "Treaty: Romulan/Cardassian", "Rom", "Car", seeds=True)
