"""Missions of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.mission_phrases import welcomes
from spaceline.effects.phrases import *

cards = Book("1e-ds9")

GUESTS = personnel(quadrants="Gamma", species=("Vorta", "Jem'Hadar"))

cards.define(
    109,
    "Camping Trip",
    *welcomes(GUESTS, free=False),
    may_play("reporting", GUESTS, here(like(types=("ship", "facility")))),
)

cards.define(
    111, "Characterize Neutrino Emissions", may_play("seeded", like(types="artifact", characteristics="Orb artifact"))
)

MEDICINE = equipment(characteristics="MEDICAL-related equipment")

cards.define(113, "Cure Blight", static(this_mission, raised("Points", 5), test=some_are(present(MEDICINE))))

GUNS = added_up("usable Weapons", here(like(types=("ship", "facility"))))

cards.define(117, "Intercept Maquis", cannot_attempt(no(at_least(GUNS, 15))))

cards.define(121, "Orb Negotiations", may_play("seeded", like(types="artifact", characteristics="Orb artifact")))
