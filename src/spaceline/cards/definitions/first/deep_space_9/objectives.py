"""Objectives of Deep Space 9 (1998)."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


HOMEWORLDS = missions(mission(characteristics="Homeworld"), "anyone")

MIRROR = like(quadrants="Mirror")

OPPOSING = personnel(disabled=False)


def matching(which: Filter) -> Effect:
    """Name those opposing on the planet, of one universe, who belong to the affiliation of the homeworld."""
    found = sharing("affiliation", on_planet(which, "opponent"), this_mission)
    return select(some(count(found), among=found, name="matching"))


NAME_MATCHING = if_(
    are(this_mission, MIRROR),
    matching(OPPOSING.but(quadrants="Mirror")),
    otherwise=matching(OPPOSING.but(excluding=MIRROR)),
)
"""Whoever belongs to the affiliation and the universe of the homeworld matches it (1E-G:homeworld/1)."""

REPORTER = personnel(
    solver=True,
    matching=True,
    unopposed=True,
    one_of=(
        like(skills="OFFICER", within=like(titles="Commander's Office")),
        like(skills="MEDICAL", within=like(titles="Infirmary")),
        like(skills="SECURITY", within=like(titles="Security Office")),
        like(skills="SCIENCE", within=like(titles="Science Lab")),
    ),
)
"""Somebody at a site whose text says who files mission reports there."""

cards.define(
    136,
    "File Mission Report",
    may_seed("facility_phase"),
    plays_in_core(),
    order(
        select(one(among=commanded(REPORTER))),
        score(5),
        discard(this),
        test=some_are(commanded(REPORTER)),
        limit="mission",
    ),
)

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
        sequence(NAME_MATCHING, capture(on_planet(OPPOSING, "opponent", apart="matching"))),
        affiliations=("homeworld",),
    ),
)
