"""Dilemmas of The Motion Pictures (2002)."""

from spaceline.effects.phrases import *

cards = Book("1e-tmp")


cards.define(
    2,
    "Engine Imbalance",
    encounter(put(this, "ship")),
    static(this_ship, barred("fly_by")),
    just("move", spend_range(this_ship), whose="anyone", subject=ship(), where="under", must=True),
    cured(all_of(skill("ENGINEER", 2), skill("Computer Skill"), skill("Physics"))),
)
