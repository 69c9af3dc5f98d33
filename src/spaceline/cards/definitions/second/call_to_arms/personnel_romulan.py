"""Personnel of Call to Arms (2003): Romulan."""

from spaceline.cards.definitions.second.call_to_arms.phrases import cheaper_for_each
from spaceline.cards.definitions.second.concealed_phrases import MAY_BE_PERSONNEL
from spaceline.effects.phrases import *

cards = Book("2e-ca")


ROMULAN = personnel(species="Romulan")

cards.define(
    194,
    "Karina: Intelligence Analyst",
    when(
        "stop",
        pay(discard_from_hand(), affect(this, gains("Diplomacy", "Security"), until="attempt")),
        subject=ROMULAN,
        where="present",
        by="dilemma",
    ),
)

cards.define(195, "Mullen", cheaper_for_each("Maneuver"))

cards.define(
    196,
    "Pardek: Betrayer",
    order(
        if_(
            some_are(present(personnel(), "opponent")),
            pay(
                back_to_hand(),
                select(some(4, among=deck(4, "opponent"), name="four")),
                reveal(those("four")),
                put(up_to(1, among=those("four", types="personnel"), name="exposed"), "discard"),
            ),
        ),
        test=some_are(present(MAY_BE_PERSONNEL, "opponent")),
    ),
)

cards.define(
    197,
    "Ruwon: Intelligence Analyst",
    when(
        "stop",
        pay(discard_from_hand(), affect(this, raised("Cunning", 2), until="attempt")),
        subject=ROMULAN,
        where="present",
        by="dilemma",
    ),
)
