"""Tribbles of The Trouble with Tribbles (2000).

Each number comes in versions with other pictures, which are copies (1E-G:tribble/3).
"""

from spaceline.cards.definitions.first.premiere.phrases import KLINGON
from spaceline.cards.definitions.first.trouble_with_tribbles.phrases import at_this_location, lacking, on_this_planet
from spaceline.effects.phrases import *

cards = Book("1e-twt")


COLONY = like(types="facility", titles="Colony")
KLINGONS = personnel(one_of=KLINGON)

for at, version in enumerate(("Bonus", "Discard", "Go"), 120):
    cards.define(
        at,
        f"1 Tribble - {version}",
        static(present(personnel(excluding=KLINGON), "anyone"), raised("Cunning", -1)),
        order(
            stop(random(among=present(personnel(stopped=False), "anyone"))),
            limit="turn",
            during="any_time",
        ),
    )

for at, version in enumerate(("Bonus", "Go", "Poison"), 123):
    cards.define(
        at,
        f"10 Tribbles - {version}",
        static(present(KLINGONS, "anyone"), raised("Integrity", -1)),
        static(
            present(KLINGONS, "anyone"),
            loses_first(),
            test=no(some_are(present(personnel(titles="Divok"), "anyone"))),
        ),
    )

for at, version in enumerate(("Bonus", "Poison", "Rescue"), 126):
    cards.define(
        at,
        f"100 Tribbles - {version}",
        static(present(lacking("Leadership"), "anyone"), barred("attempt")),
        static(at_this_location(COLONY), barred("score"), test=on_this_planet("100 Tribbles")),
    )

for at, version in enumerate(("Bonus", "Discard", "Rescue"), 129):
    cards.define(
        at,
        f"1,000 Tribbles - {version}",
        static(present(personnel(), "anyone"), loses_first()),
        static(at_this_location(dilemma(titles="Ooby Dooby")), barred("draw")),
    )

for at, version in enumerate(("Go", "Poison", "Rescue"), 132):
    cards.define(
        at,
        f"10,000 Tribbles - {version}",
        static(present(lacking("Exobiology"), "anyone"), barred("attempt")),
        static(at_this_location(like(one_of=(like(excluding=dilemma()), like(icons="BO")))), barred("probe")),
    )

for at, version in enumerate(("Clone", "Discard", "Rescue"), 135):
    cards.define(
        at,
        f"100,000 Tribbles - {version}",
        no_free_reports(),
        static(at_this_location(mission()), raised("Points", -10), test=on_this_planet("100,000 Tribbles")),
    )
