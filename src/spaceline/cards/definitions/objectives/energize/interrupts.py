"""Texts of Energize (2003): a mission beneath which a dilemma is put is an active objective."""

from spaceline.cards.definitions.second.energize.phrases import places_dilemma_beneath
from spaceline.effects.phrases import *

cards = Book("2e-en")

ACTIVE_OBJECTIVES = commanded(like(types="objective", completed=False))

cards.define(82, "Ja'chuq", places_dilemma_beneath(ACTIVE_OBJECTIVES, "objective"))
