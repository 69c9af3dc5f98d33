"""Personnel of Call to Arms (2003): Non-Aligned."""

from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(
    191,
    "Kasidy Yates: Maquis Smuggler",
    order(pay(discard_from_hand(), put(one(among=discard_pile(like(titles="Smuggling Run"))), "hand"))),
)
