"""Incidents of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")


REF = like(icons="Ref")

cards.define(
    29,
    "Q the Referee",
    may_seed("facility_phase"),
    plays_in_core(),
    may_play("free", REF, limit="card"),
    order(pay(discard(one(among=hand(REF))), draw()), limit="card"),
    order(pay(put(one(among=hand(REF)), "deck_bottom"), draw()), limit="card"),
    order(pay(discard(one(among=commanded(REF))), draw()), limit="card"),
    order(pay(put(one(among=commanded(REF)), "deck_bottom"), draw()), limit="card"),
    suspends_play(download(REF), discard(this)),
    immune("Computer Crash"),
)
