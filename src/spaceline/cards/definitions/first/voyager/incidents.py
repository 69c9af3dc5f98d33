"""Incidents of Voyager (2001)."""

from spaceline.cards.definitions.first.shuttle_phrases import SHUTTLECRAFT, UNSTAFFED, lands_once
from spaceline.effects.phrases import *

cards = Book("1e-voy")


cards.define(
    58,
    "Blue Alert",
    may_seed("facility_phase"),
    plays_in_core(),
    lands_once(ship(one_of=(like(classes="Intrepid"), UNSTAFFED)), cost=2),
    carries(ship(one_of=SHUTTLECRAFT), by=ship(special="Tractor Beam")),
)

VIDIIAN = (like(affiliations="Vid"), like(species="Vidiian"))
"""By affiliation or by species (1E-G:affiliation-and-species/1)."""

cards.define(
    65,
    "The Vidiian Sodality",
    may_seed("facility_phase"),
    plays_on(None, commanded(ship(titles="Vidiian Cruiser"))),
    may_play(
        "free",
        like(
            one_of=(
                personnel(classifications="MEDICAL", one_of=VIDIIAN),
                equipment(characteristics="MEDICAL-related equipment"),
            )
        ),
        limit="turn",
        test=no(some_are(this_ship)),
    ),
    may_play("reporting", personnel(one_of=VIDIIAN), this_ship),
)
