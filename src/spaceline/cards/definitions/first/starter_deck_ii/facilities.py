"""Facilities of Starter Deck II (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-sdII")


cards.define(
    2,
    "Ferengi Trading Post",
    may_play("seeded", ship(title_words="D'Kora", unique=False)),
    may_play("regardless", like(excluding=like(affiliations="Bor")), at=this),
)
