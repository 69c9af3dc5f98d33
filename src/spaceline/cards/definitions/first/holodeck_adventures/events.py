"""Events of Holodeck Adventures (2001)."""

from spaceline.cards.definitions.first.flash_phrases import until_any_flash
from spaceline.effects.phrases import *

cards = Book("1e-ha")


cards.define(
    124,
    "Q's Fantasy Women",
    when_played(
        if_(
            some_are(facing(characteristics="male")),
            select(one("opponent", characteristics="male")),
            afflict(those()),
            put(this, "ship", those()),
            otherwise=discard(this),
        ),
    ),
    when(
        "solve",
        score(5, who="opponent"),
        discard(this),
        whose="anyone",
        subject=mission(),
        by="you",
        test=some_are(afflicted_like(attempting=True)),
        must=True,
    ),
    until_any_flash(),
)
