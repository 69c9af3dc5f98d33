"""Objectives of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


TAKEN = mission(under=like(types="objective", icons="BO", completed=True))
"""An objective of the Borg was completed there."""

cards.define(
    70,
    "Establish Gateway",
    may_seed("facility_phase"),
    plays_on(missions(mission(kinds=("space", "dual"), excluding=TAKEN), "anyone")),
    scouts(),
    when(
        "end_turn",
        probe(
            (
                "Com Nav",
                sequence(
                    put(this, "mission"),
                    may(download(like(titles="Transwarp Network Gateway"), at=this_mission)),
                    may(download(like(types="objective"))),
                ),
            )
        ),
        test=some_are(here(personnel(affiliations="Bor"))),
    ),
)
