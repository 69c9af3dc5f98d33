"""Ships of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.captor_phrases import captures_here
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(
    125,
    "Jovis",
    captures_here(here(personnel(species="Android", within=ship(docked=False)), "opponent")),
    special_download(download(like(titles="Kivas Fajo"))),
)
