"""Dilemmas of The Dominion (1999)."""

from spaceline.cards.definitions.first.borg_phrases import ANY_BORG
from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(
    10,
    "Friendly Fire",
    encounter(
        sequence(kill(random(name="victim")), put(this, "mission")),
        unless=all_of(skill("Leadership", 2), skill("SECURITY", 2)),
    ),
    static(here(mission(), "anyone"), barred("attempt", "scout")),
    static(this_mission, barred("attempt", "scout")),
)

cards.define(
    11,
    "Mission Fatigue",
    encounter(put(this, "mission"), unless=all_of(skill("Empathy"), skill("Leadership"))),
    just(
        "encounter",
        stop(random(among=attempting("anyone", excluding=ANY_BORG))),
        whose="anyone",
        subject=dilemma(),
        where="here",
        other=True,
        must=True,
    ),
)

cards.define(12, "Navigational Hazards", encounter(unless=all_of(skill("Stellar Cartography"), skill("Navigation", 2))))
