"""Facilities of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.headquarters_phrases import HQ, at_home, of_rank, one_free
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


cards.define(
    79,
    "Chamber of Ministers",
    at_home("Bajor"),
    may_play("coexisting", like(types="facility", title_words="Nor")),
    one_free(of_rank("Baj", "Bajoran", "Minister", "Vedek", "Kai"), HQ),
)

cards.define(
    81,
    "Central Command",
    at_home("Cardassia Prime"),
    one_free(of_rank("Car", "Cardassian", "Gul", "Legate"), HQ),
)

BAJOR_REGION = mission(regions="Bajor Region")

cards.define(82, "Nor", plays_on(missions(mission(affiliations="Car", excluding=BAJOR_REGION), "anyone")))

cards.define(83, "Terok Nor", plays_on(missions(BAJOR_REGION, "anyone")), may_seed("dilemma_phase", flip()))
