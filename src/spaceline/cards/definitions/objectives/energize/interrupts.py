"""Texts of Energize (2003): a mission beneath which a dilemma is put is an active objective."""

from spaceline.effects.phrases import *

cards = Book("2e-en")

cards.define(
    82,
    "Ja'chuq",
    when(
        "win-battle",
        select(one(among=commanded(like(types="objective", completed=False)), name="objective")),
        put(dilemma_pile(1, "left"), "beneath", those("objective"), who="left"),
        remove(),
        subject=personnel(affiliations="Kli", skills="Leadership"),
    ),
)
