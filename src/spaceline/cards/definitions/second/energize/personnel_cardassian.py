"""Personnel of Energize (2003): Cardassian."""

from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    113,
    "Boheeka: Clandestine Connection",
    when("play", discard(up_to(count(hand()), among=hand(), name="discarded")), draw(count(those("discarded")))),
)

OTHER_CARDASSIANS = present(personnel(affiliations="Car"), other=True)

cards.define(
    114,
    "Enabran Tain: Retired Mastermind",
    about_to(
        "stop", pay(kill(one(among=OTHER_CARDASSIANS, name="victim")), prevent(this)), test=some_are(OTHER_CARDASSIANS)
    ),
)

cards.define(115, "Evek: Harsh Interrogator", static(this, gains("Biology", "Law"), test=some_are(brig())))

cards.define(
    116,
    "Jural",
    static(this, gains("Physics"), test=some_are(present(personnel(keywords="Gul"), "anyone"))),
)

cards.define(117, "Natima Lang: Professor of Political Ethics", when("play", discard_from_hand(), must=True))
