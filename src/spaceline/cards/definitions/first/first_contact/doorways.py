"""Doorways of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import BORG, GATEWAY
from spaceline.effects.phrases import *

cards = Book("1e-fc")


CONDUIT = interrupt(titles="Transwarp Conduit")

PASSAGE = like(one_of=(CONDUIT, GATEWAY))

ONE_ELSEWHERE = no(at_least(count(sharing("place", in_play(GATEWAY), this)), count(in_play(GATEWAY))))

WITH_NAVIGATION = sharing("place", missions(of="anyone"), commanded(BORG.but(icons="Nav")))

READY = here(ship(staffed=True, docked=False, stopped=False, sent=False, disabled=False))

cards.define(
    22,
    "Transwarp Network Gateway",
    may_seed("facility_phase", at=missions(mission(outermost=True), "anyone")),
    plays_on(None, WITH_NAVIGATION),
    when_played(
        if_(
            some_are(those("target", types="mission")),
            put(this, "mission"),
            otherwise=sequence(download(CONDUIT), discard(this)),
        )
    ),
    order(
        pay(offer(hand(PASSAGE)), select(up_to(count(READY), among=READY)), relocate(those(), "likewise")),
        whose="anyone",
        test=both(some_are(READY), ONE_ELSEWHERE),
    ),
)
