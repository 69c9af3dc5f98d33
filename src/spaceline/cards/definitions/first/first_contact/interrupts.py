"""Interrupts of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


cards.define(
    52,
    "Mercy Kill",
    plays_on(commanded(event())),
    when_played(nullify(target)),
    just("capture", kill(one(among=those())), whose="anyone", subject=personnel(), by="opponent"),
)
