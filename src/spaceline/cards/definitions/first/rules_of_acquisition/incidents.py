"""Incidents of Rules of Acquisition (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-roa")

CARDS_OF_FCA = commanded(personnel(affiliations="Fer", skills="FCA"))

PLACE = pay(select(one(among=CARDS_OF_FCA)), put(this, "ship", those()))

PLACED = are(this, like(on=personnel()))

GUILTY = opponent_has_done(
    done("played", 3, "Subspace Schism", "Brain Drain"),
    done("played", 2, "Static Warp Bubble", "Anti-Time Anomaly", "Black Hole"),
    done("points", 16),
    done("discarded", 1),
)
"""All copies of those titles count together, and so do all own dilemmas (1E-G:writ-of-accountability/2)."""

cards.define(
    42,
    "Writ of Accountability",
    may_seed("facility_phase"),
    plays_in_core(),
    order(download(personnel(skills="FCA")), discard(this), test=no(PLACED), limit="game", during="any_time"),
    order(PLACE, test=no(PLACED), during="any_time"),
    after_a_deed(PLACE, test=GUILTY),
    opponent_loses(both(PLACED, GUILTY)),
)
