"""The missions of Energize (2003) that have a text beside their requirements.

Left out, because what they need is not built yet: Aid Clone Colony, which downloads a copy,
Cargo Haul, which bars a move, and Investigate Maquis Activity, which asks for other completed missions.
"""

from spaceline.effects.phrases import (
    Book,
    any_of,
    are,
    commands,
    here,
    if_,
    like,
    one,
    personnel,
    put,
    score,
    skill,
    when,
)

cards = Book("2e-en")

cards.define(
    97,
    "Avert Danger",
    when("complete", if_(any_of(skill("Physics", 2), skill("Science", 2)), score(5)), must=True),
)
cards.define(
    98,
    "Brute Force",
    when("complete", score(5), test=are(here(personnel()), like(affiliations="Kli")), must=True),
)
cards.define(
    101,
    "Mine Nebula",
    when("complete", score(5), test=commands(3, personnel(affiliations="Baj")), must=True),
)
cards.define(
    102,
    "Treat Plague Ship",
    when("complete", put(one(among=here(personnel(skills="Medical", stopped=False))), "discard"), must=True),
)
