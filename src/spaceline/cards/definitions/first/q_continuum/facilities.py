"""Facilities of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(
    31,
    "Colony",
    plays_on(solved(mission(kinds=("planet", "dual")))),
    when(
        "begin_turn",
        score(count(present(personnel(skills="CIVILIAN", unopposed=True)))),
        test=some_are(present(personnel(skills="CIVILIAN", unopposed=True))),
        must=True,
        limit="turn",
    ),
)
