"""Dilemmas of Holodeck Adventures (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-ha")


cards.define(
    2,
    "Alice",
    encounter(
        select_top("Navigation", by="opponent"),
        capture(those(), "opponent"),
        unless=all_of(skill("Computer Skill", 2), skill("Biology")),
    ),
    discarded_after_failure(),
)

cards.define(
    5,
    "Cytoplasmic Life-form",
    encounter(put(this, "mission"), unless=skill("Exobiology", 3)),
    static(here(mission(), "anyone"), barred("one_each")),
)
