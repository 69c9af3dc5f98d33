"""Facilities of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.headquarters_phrases import HQ, at_home, one_free
from spaceline.effects.phrases import *

cards = Book("1e-roa")


FERENGI = (like(affiliations="Fer"), like(species="Ferengi"))

cards.define(
    31,
    "Tower of Commerce",
    at_home("Ferenginar"),
    one_free(
        personnel(skills=("V.I.P.", "CIVILIAN"), one_of=FERENGI),
        personnel(species="Hupyrian"),
        HQ,
    ),
)

cards.define(
    32,
    "Continuing Committee",
    at_home("Romulus"),
    may_play("coexisting", like(titles="Office of the Proconsul")),
    one_free(personnel(skills="Tal Shiar"), personnel(titles=("Neral", "Praetor Neral"))),
)
