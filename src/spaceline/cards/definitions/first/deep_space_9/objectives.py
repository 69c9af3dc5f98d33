"""Objectives of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")


HOMEWORLDS = missions(mission(characteristics="Homeworld"), "anyone")

MIRROR = like(quadrants="Mirror")

OF_ONE_UNIVERSE = either(
    both(are(this_mission, MIRROR), are(those("it"), MIRROR)),
    no(either(are(this_mission, MIRROR), are(those("it"), MIRROR))),
)

MATCHES = both(some_are(sharing("affiliation", those("it"), this_mission)), OF_ONE_UNIVERSE)
"""Whoever belongs to the affiliation and the universe of the homeworld matches it (1E-G:homeworld/1)."""

cards.define(
    139,
    "HQ: Secure Homeworld",
    may_seed("facility_phase"),
    plays_on(HOMEWORLDS),
    alternate(
        all_of(
            skill("Leadership", 2),
            skill("SECURITY"),
            any_of(skill("Honor"), skill("Treachery")),
            any_of(more_than_points("Integrity"), more_than_points("Cunning"), more_than_points("Strength")),
        ),
        for_each(on_planet(personnel(disabled=False), "opponent"), if_(no(MATCHES), capture(those("it")))),
        affiliations=("homeworld",),
    ),
)
