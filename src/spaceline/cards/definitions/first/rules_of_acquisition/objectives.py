"""Objectives of Rules of Acquisition (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-roa")


TRADER = any_of(bearing("Freighter", type="ship"), bearing("Transport", type="ship"), bearing("Fer", type="ship"))

SOMEWHERE_HERE = here(like(types=("ship", "facility", "mission"), cloaked=False))
"""The new trading post is only one of these; to a mission is to its planet."""

cards.define(
    52,
    "Establish Trade Route",
    may_seed("facility_phase"),
    plays_on(missions(mission(kinds=("space", "dual"), excluding=like(titles=("Nebula", "Space"))))),
    alternate(
        all_of(skill("Greed"), TRADER, skill("Acquisition", 3), more_than_points("Cunning", 2)),
        may_pay(
            download(like(titles="Ferengi Trading Post"), at=this_mission),
            may(download(equipment(), at=SOMEWHERE_HERE), may(download(equipment(), at=SOMEWHERE_HERE))),
        ),
        discard(this),
    ),
)
