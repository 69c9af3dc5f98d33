"""Dilemmas of the Official Tournament Sealed Deck (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-otsd")


cards.define(
    2,
    "Armus: Sticky Situation",
    encounter(
        select_top("Strength"),
        reveal(those()),
        if_(
            some_are(facing(apart="those", skills="Diplomacy", excluding=like(below=("Cunning", 8)))),
            stop(those()),
            otherwise=kill(those()),
        ),
    ),
    encounter(unless=remaining(1)),
)

cards.define(
    5,
    "Unscientific Method",
    encounter(
        select_top("Cunning", facing(skills="SCIENCE", lacks=("Greed", "Treachery"))),
        kill(those()),
    ),
    encounter(unless=total("Cunning", 24)),
)
