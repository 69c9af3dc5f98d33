"""Interrupts of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


CURRENT = commanded(like(types="objective", icons="BO", completed=False))

BORG_OBJECTIVE = like(types="objective", icons="BO")

QUEEN = commanded(personnel(titles="Borg Queen"))

cards.define(
    38,
    "A Change of Plans",
    when_played(
        if_(
            some_are(CURRENT),
            may(
                if_(
                    some_are(QUEEN),
                    may(put(CURRENT, "hand"), otherwise=discard(CURRENT)),
                    otherwise=discard(CURRENT),
                )
            ),
        ),
        may(download(BORG_OBJECTIVE)),
    ),
)

cards.define(
    52,
    "Mercy Kill",
    plays_on(commanded(event())),
    when_played(nullify(target)),
    just("capture", kill(one(among=those())), whose="anyone", subject=personnel(), by="opponent"),
)
