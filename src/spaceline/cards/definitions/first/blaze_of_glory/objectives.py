"""Objectives of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


BOARDER = personnel(one_of=(like(away=True), like(infiltrating=True)))
"""Who is aboard what an opponent controls, in an Away Team or among the crew (1E-G:intruder/1)."""

DESERTED = ship(
    excluding=like(
        one_of=(like(empty=False), like(carries=interrupt()), ship(affiliations="Bor", characteristics="Cube"))
    )
)

cards.define(
    48,
    "Commandeer Ship",
    may_seed("facility_phase"),
    plays_on(
        None,
        commanded(
            BOARDER.but(skills="Computer Skill", within=DESERTED, disabled=False, excluding=like(affiliations="Bor"))
        ),
    ),
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
