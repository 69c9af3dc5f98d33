"""Cards of Call to Arms (2003) that let something be done for a price."""

from spaceline.effects.phrases import (
    Book,
    about_to,
    by_chance,
    commanded,
    deck,
    discard,
    hand,
    like,
    may_divert,
    mission,
    one,
    pay,
    personnel,
    plays_in_core,
    put,
    ship,
)

cards = Book("2e-ca")

cards.define(
    51,
    "Regeneration Alcoves",
    plays_in_core(),
    may_divert(
        personnel(affiliations="Bor"),
        commanded(ship(affiliations="Bor")),
        mission(titles="Unicomplex"),
        discard(deck(1)),
    ),
)
cards.define(
    174,
    "B'Elanna Torres: Creative Engineer",
    about_to(
        "discard",
        pay(put(one(among=hand(), name="given"), "deck_top"), by_chance()),
        whose="opponent",
        subject=like(zones="hand"),
        by="opponent",
    ),
)
