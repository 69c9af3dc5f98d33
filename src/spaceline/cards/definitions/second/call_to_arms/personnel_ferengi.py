"""Personnel of Call to Arms (2003): Ferengi."""

from spaceline.cards.definitions.second.call_to_arms.phrases import costs_a_discard
from spaceline.effects.phrases import *

cards = Book("2e-ca")


DISSIDENTS = present(personnel(keywords="Dissident"))

cards.define(
    182,
    "Quark: Resistance Informant",
    costs_a_discard(),
    when(
        "face",
        name_skill(of=DISSIDENTS),
        affect(this, gains_named("skill"), until="dilemma"),
        limit="turn",
    ),
)

cards.define(
    183,
    "Rom: Undercover Spy",
    costs_a_discard(),
    static(
        this,
        gains("Astrometrics", "Engineer", "Programming"),
        test=some_are(present(personnel(keywords="Dissident"), other=True)),
    ),
)
