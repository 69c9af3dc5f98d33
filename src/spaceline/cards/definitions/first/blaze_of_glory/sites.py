"""Sites of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-bog")


PRISONERS = sharing("presence", captured(personnel(jailed=True), "opponent"), this)

WARDENS = personnel(
    one_of=(
        personnel(skills=("Tal Shiar", "Obsidian Order", "Resistance", "Section 31")),
        personnel(meets=all_of(skill("SECURITY"), skill("Treachery"))),
    ),
    unopposed=True,
)

cards.define(
    109,
    "Security Holding Cell",
    static(this, equipped("Brig")),
    order(
        download(like(titles=("Brainwash", "Interrogation", "Torture")), at=PRISONERS),
        test=both(some_are(PRISONERS), some_are(present(WARDENS))),
        limit="turn",
        whose="holder",
    ),
)
