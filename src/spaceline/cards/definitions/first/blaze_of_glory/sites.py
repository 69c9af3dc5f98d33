"""Sites of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.captor_phrases import TORMENTS, WARDENS
from spaceline.effects.phrases import *

cards = Book("1e-bog")


PRISONERS = sharing("presence", captured(personnel(jailed=True), "opponent"), this)

cards.define(
    109,
    "Security Holding Cell",
    static(this, equipped("Brig")),
    order(
        download(TORMENTS, at=PRISONERS),
        test=both(some_are(PRISONERS), some_are(present(WARDENS.but(unopposed=True)))),
        limit="turn",
        whose="holder",
    ),
)
