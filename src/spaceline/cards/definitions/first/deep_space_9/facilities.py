"""Facilities of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")


BAJOR_REGION = mission(regions="Bajor Region")

cards.define(82, "Nor", plays_on(missions(mission(affiliations="Car", excluding=BAJOR_REGION), "anyone")))

cards.define(83, "Terok Nor", plays_on(missions(BAJOR_REGION, "anyone")))
