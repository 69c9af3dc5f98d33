"""Incidents of Rules of Acquisition (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-roa")


INTERRUPTS = ("Subspace Schism", "Brain Drain")

DISTURBANCES = ("Static Warp Bubble", "Anti-Time Anomaly", "Black Hole")

HAS_INTERRUPTED = at_least(deeds("played", *INTERRUPTS, of="opponent"), 3)
HAS_DISTURBED = at_least(deeds("played", *DISTURBANCES, of="opponent"), 2)
HAS_SCORED = at_least(deeds("points", of="opponent"), 16)
HAS_DISCARDED = at_least(deeds("discarded", of="opponent"))
"""All copies of those titles count together, and so do all own dilemmas (1E-G:writ-of-accountability/2)."""

AUDITORS = commanded(personnel(affiliations="Fer", skills="FCA"))

PLACED = are(this, like(on=personnel()))

SERVED = both(no(PLACED), some_are(AUDITORS))

PLACE = sequence(select(one(among=AUDITORS)), put(this, "ship", those()))

CONVICT = sequence(PLACE, lose_game("opponent"))
"""Put on somebody already in play, in response to what is the last straw (1E-G:writ-of-accountability/1)."""

HAS_PLAYED = either(HAS_INTERRUPTED, HAS_DISTURBED)

DISRUPTION = like(titles=(*INTERRUPTS, *DISTURBANCES))

cards.define(
    42,
    "Writ of Accountability",
    may_seed("facility_phase"),
    plays_in_core(),
    order(download(personnel(skills="FCA")), discard(this), test=no(PLACED), limit="game", during="any_time"),
    order(
        PLACE,
        if_(either(HAS_INTERRUPTED, HAS_DISTURBED, HAS_SCORED, HAS_DISCARDED), lose_game("opponent")),
        test=SERVED,
        during="any_time",
    ),
    in_response("action-play", CONVICT, whose="opponent", subject=DISRUPTION, test=both(SERVED, HAS_PLAYED)),
    just("score", CONVICT, whose="opponent", test=both(SERVED, HAS_SCORED)),
    just("discard", CONVICT, whose="anyone", subject=dilemma(), by="opponent", test=both(SERVED, HAS_DISCARDED)),
    in_response(
        "action-play",
        lose_game("opponent"),
        whose="opponent",
        subject=DISRUPTION,
        test=both(PLACED, HAS_PLAYED),
        must=True,
    ),
    just("score", lose_game("opponent"), whose="opponent", test=both(PLACED, HAS_SCORED), must=True),
    just(
        "discard",
        lose_game("opponent"),
        whose="anyone",
        subject=dilemma(),
        by="opponent",
        test=both(PLACED, HAS_DISCARDED),
        must=True,
    ),
)
