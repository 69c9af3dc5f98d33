"""Interrupts of The Motion Pictures (2002)."""

from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-tmp")


TREACHEROUS = personnel(meets=skill("Treachery", 2), disabled=False)

DULLER = sharing("lower_cunning", involved(personnel(disabled=False), "opponent"), those("it"))
"""Who is disabled opposes nobody (1E-G:opposing/1)."""

cards.define(
    21,
    "I Do Not Take Orders From You!",
    just(
        "begin-battle",
        for_each(involved(TREACHEROUS), if_(some_are(DULLER), may(kill(one(among=DULLER))))),
        whose="anyone",
        subject=personnel(),
        by="you",
        limit="battle",
        test=some_are(involved(TREACHEROUS)),
    ),
)
