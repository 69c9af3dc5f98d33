"""Personnel of the Fajo Collection (1997)."""

from __future__ import annotations

from spaceline.cards.definitions.first.borg_phrases import speaks_to
from spaceline.cards.definitions.first.premiere.phrases import ROGUE_BORG
from spaceline.effects.phrases import *

cards = Book("1e-faj")


cards.define(7, "Locutus of Borg", formerly("Fed"), speaks_to("Fed"))

cards.define(
    13,
    "Lore",
    static(in_play(ROGUE_BORG), multiplied("Strength", 2)),
    static(in_play(dilemma(titles="Crystalline Entity")), doubled()),
)

cards.define(15, "Sisters of Duras", static(this, loses_skills("Honor")))
