"""Interrupts of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


AWAY = put(this, "discard")

cards.define(
    106,
    "Gift of the Tormentor",
    when_played(
        if_(has_points(1), AWAY, otherwise=if_(has_points(0), score(100), otherwise=AWAY)),
    ),
    never_nullified(),
)

cards.define(108, "Lemon-Aid", when_played(if_(leads(by=20), score(5, who="opponent"))), never_nullified())

cards.define(
    109,
    "Subsection Q, Paragraph 10",
    when_played(each_player(if_(in_hand(11), score(count(hand(), less=10), times=-1)))),
    never_nullified(),
)

cards.define(
    110,
    "The Higher... The Q-er",
    when_played(unless(some_are(facing(skills="CIVILIAN")), flash(count(facing(icons="Cmd"))))),
)
