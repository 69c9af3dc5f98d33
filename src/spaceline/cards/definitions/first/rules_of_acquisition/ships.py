"""Ships of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.captor_phrases import captures_here
from spaceline.cards.definitions.first.shuttle_phrases import carries_none, carries_shuttlepods
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(115, "Patrol Ship", carries_none())

cards.define(117, "U.S.S. Sao Paulo", carries_shuttlepods())

cards.define(118, "B'rel", carries_none())

cards.define(
    125,
    "Jovis",
    captures_here(here(personnel(species="Android", within=ship(docked=False)), "opponent")),
    special_download(download(like(titles="Kivas Fajo"))),
)

cards.define(126, "Apnex", static(this, raised("Range", 4), test=are(this, like(phased=True))))
