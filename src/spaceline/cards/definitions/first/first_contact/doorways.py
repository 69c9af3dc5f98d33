"""Doorways of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import BORG, GATEWAY
from spaceline.effects.phrases import *

cards = Book("1e-fc")

A_TIME = like(types="time location")
SENT_AWAY = dilemma(titles=("Borg Ship", "The Sheliak"))
LIES_ON_TABLE = are(this, like(excluding=(like(at=mission()), like(at=A_TIME))))
IS_OPEN = are(this, like(at=A_TIME, excluding=like(on=ship())))

cards.define(
    21,
    "Temporal Vortex",
    plays_on(None, in_play(A_TIME), in_play(SENT_AWAY), commanded(ship(at=A_TIME))),
    may_play("suspending", at=in_play(SENT_AWAY)),
    when_played(
        if_(
            are(target, ship()),
            each_opponent(for_each(target, relocate(those("it"), "location"))),
            otherwise=sequence(
                put(this, "mission"),
                afflict(those("target", types="dilemma")),
                vanish(those("target", types="dilemma")),
            ),
        )
    ),
    just("encounter", put(this, "mission"), afflict(those()), vanish(those()), whose="anyone", subject=SENT_AWAY),
    about_to("expire", affect(afflicted, barred("attack")), must=True),
    time_travel(in_play(ship()), test=IS_OPEN),
    in_response(
        "action-play",
        nullify(),
        subject=interrupt(titles="Distortion of Space/Time Continuum"),
        test=LIES_ON_TABLE,
        must=True,
    ),
)

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
