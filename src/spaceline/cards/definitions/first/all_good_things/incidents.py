"""Incidents of All Good Things (2003)."""

from spaceline.effects.phrases import *

cards = Book("1e-agt")


AT_HOME = mission(characteristics="Homeworld")

DANCE = dilemma(titles="Ooby Dooby")
MERCENARIES = interrupt(titles="Rogue Borg Mercenaries")

cards.define(
    8,
    "Strategema",
    may_seed("facility_phase"),
    plays_in_core(),
    when_played(nullify(in_play(like(one_of=(DANCE, MERCENARIES))))),
    in_response("action-play", nullify(), subject=MERCENARIES, must=True),
    when("encounter", nullify(those()), whose="anyone", subject=DANCE, must=True),
    static(held(mission(titles="Q's Planet"), "anyone"), barred("play")),
    static(
        commanded(like(types=("personnel", "ship", "facility"), at=AT_HOME, matching="homeworld")),
        barred("challenged"),
    ),
    static(
        commanded(like(types=("ship", "facility"), at=AT_HOME, carries=personnel(matching="homeworld"))),
        barred("challenged"),
    ),
)
