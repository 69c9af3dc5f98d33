"""Ships of The Borg (2001)."""

from spaceline.cards.definitions.first.borg_phrases import BORG, comes_with, reporting_aboard
from spaceline.effects.phrases import *

cards = Book("1e-borg")

cards.define(
    121,
    "Borg Probe",
    may_play(
        "reporting",
        None,
        missions(mission(quadrants="Delta"), "anyone"),
        test=some_are(commanded(personnel(titles="Borg Queen"))),
    ),
    comes_with(3),
)

cards.define(122, "Borg Queen's Ship", *reporting_aboard())

cards.define(
    123,
    "Borg Tactical Cube",
    *reporting_aboard(),
    may_play("free", BORG.but(icons="Def"), at=this, limit="turn"),
)

EMPTY_RAIDERS = commanded(ship(titles="Kazon Raider", excluding=like(carries=ship())))

cards.define(
    127,
    "Kazon Fighter",
    may_play("reporting", at=EMPTY_RAIDERS),
    may_play("free", at=EMPTY_RAIDERS),
    special_download(download(like(titles="Blue Alert"))),
)
