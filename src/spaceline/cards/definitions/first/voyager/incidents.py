"""Incidents of Voyager (2001)."""

from spaceline.cards.definitions.first.shuttle_phrases import SHUTTLECRAFT, UNSTAFFED, lands_once
from spaceline.effects.nodes.selectors import Cards
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

CRUISER = commanded(ship(titles="Vidiian Cruiser", staffed=True, stopped=False), apart="target")

OWN = Cards("afflicted", "you", ship())

cards.define(
    66,
    "Vidiian Boarding Claw",
    plays_on(in_play(ship(docked=False), "anyone")),
    when_played(select(one(among=sharing("presence", CRUISER, target), name="cruiser")), afflict(those("cruiser"))),
    grapples(),
    static(OWN, barred("move")),
    about_to(
        "journey",
        damage_ship(OWN),
        damage_ship(those()),
        discard(this),
        whose="anyone",
        subject=ship(),
        where="under",
        must=True,
    ),
    order(discard(this), test=your_turn(), during="any_time"),
)
