"""Ships of The Borg (2001)."""

from spaceline.cards.definitions.first.borg_phrases import BORG, reporting_aboard
from spaceline.effects.phrases import *

cards = Book("1e-borg")


cards.define(122, "Borg Queen's Ship", *reporting_aboard())

cards.define(
    123,
    "Borg Tactical Cube",
    *reporting_aboard(),
    may_play("free", BORG.but(icons="Def"), at=this, limit="turn"),
)
