"""Incidents of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")


REF = like(icons="Ref")

AWAY = may(put(those(), "deck_bottom"), otherwise=discard(those()))

cards.define(
    29,
    "Q the Referee",
    may_seed("facility_phase"),
    plays_in_core(),
    may_play("free", REF, limit="card"),
    order(pay(select(one(among=hand(REF))), AWAY, draw()), limit="card"),
    order(pay(select(one(among=commanded(REF))), AWAY, draw()), limit="card"),
    suspends_play(download(REF), discard(this)),
    immune("Computer Crash"),
)
