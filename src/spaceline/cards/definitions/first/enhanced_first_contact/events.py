"""Events of Enhanced First Contact (1999)."""

from spaceline.cards.definitions.first.borg_phrases import drone
from spaceline.effects.phrases import *

cards = Book("1e-efc")


BORG_CARD = like(types=("personnel", "ship"), affiliations="Bor")

cards.define(
    1,
    "We Are the Borg",
    plays_in_core(),
    when_played(may(pay(download(drone("Def"), count=2), discard(this)))),
    may_play("free", BORG_CARD, limit="turn"),
    when("end_turn", draw(), test=unused(3)),
    immune("Kevin Uxbridge"),
)
