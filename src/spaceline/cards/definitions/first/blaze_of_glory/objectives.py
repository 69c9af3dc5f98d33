"""Objectives of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


BOARDER = personnel(one_of=(like(away=True), like(infiltrating=True)))
"""Who is aboard what an opponent controls, in an Away Team or among the crew (1E-G:intruder/1)."""

NO_CUBE = ship(excluding=like(affiliations="Bor", characteristics="Cube"))

TAKER = BOARDER.but(skills="Computer Skill", stopped=False, disabled=False, unopposed=True, within=NO_CUBE)

cards.define(
    48,
    "Commandeer Ship",
    may_seed("facility_phase"),
    plays_on(None, commanded(TAKER.but(excluding=like(affiliations="Bor")))),
    when_played(if_(are(target, personnel()), commandeer(its_ship, target), afflict(its_ship))),
    staffs_for(3),
    about_to(
        "put",
        prevent(),
        whose="opponent",
        subject=ship(),
        by="opponent",
        fate="hand",
        test=both(
            are(this, like(excluding=like(on=personnel()))), some_are(sharing("presence", commanded(BOARDER), those()))
        ),
        must=True,
    ),
)
