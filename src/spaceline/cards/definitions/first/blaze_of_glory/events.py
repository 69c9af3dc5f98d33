"""Events of Blaze of Glory (1999)."""

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-bog")


CAPTIVE = Cards("afflicted", "anyone", personnel())

MADRED = commanded(personnel(titles="Madred", affiliations="NA"))

cards.define(
    26,
    "Torture",
    plays_on(captured(personnel(), "opponent")),
    when_played(afflict(target)),
    about_to(
        "expire",
        kill(CAPTIVE),
        if_(some_are(MADRED), lose(10, "opponent"), otherwise=lose(7, "opponent")),
        must=True,
    ),
)
