"""Personnel of Call to Arms (2003): Federation."""

from __future__ import annotations

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-ca")


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

KINDS = ("equipment", "event", "interrupt", "personnel")

cards.define(
    175,
    "Jack: Maladjusted Misfit",
    order(
        pay(
            stop(this),
            select(random(among=hand(of="opponent"), name="card")),
            pay(guess_type(those("card"), *KINDS, "ship"), put(those("card"), "deck_top")),
        ),
    ),
)


def laid_beneath(there: Cards) -> Effect:
    """The dilemma that was revealed may be put beneath one of these missions."""
    return if_(
        some_are(there),
        may(select(one(among=there, name="mission")), put(those("top"), "beneath", those("mission"))),
    )


COMPLETED = missions(mission(completed=True))

cards.define(
    176,
    "Lauren: Seductress",
    order(
        pay(
            stop(this),
            select(one(among=dilemma_pile(1, "opponent"), name="top")),
            reveal(those("top")),
            if_(
                are(those("top"), dilemma(kinds="dual")),
                laid_beneath(COMPLETED),
                otherwise=laid_beneath(sharing("kind", COMPLETED, those("top"))),
            ),
        ),
    ),
)

OPPOSING_LEADERS = present(personnel(skills="Leadership"), "opponent")

cards.define(
    177,
    "Michael Eddington: Traitor to Starfleet",
    order(
        select(one(among=OPPOSING_LEADERS, name="victim")),
        pay(back_to_hand(), back_to_hand(those("victim"))),
    ),
)

cards.define(
    178,
    "Norah Satie: Starfleet Investigator",
    static(this, attributes(count(missions(mission(completed=True))))),
)

cards.define(
    179,
    "Patrick: Idiot Savant",
    order(
        pay(
            stop(this),
            select(one(among=deck(1, "opponent"), name="card")),
            pay(guess_type(those("card"), *KINDS), put(those("card"), "deck_bottom")),
        ),
    ),
)

cards.define(
    180,
    "Reginald Barclay: Reclusive Engineer",
    order(
        pay(discard_from_hand(2), affect(its_ship, raised("Range", 2))),
        test=are(this, like(within=ship())),
        limit="turn",
    ),
)

cards.define(
    181,
    "Sarina Douglas: Cataleptic Conundrum",
    order(pay(stop(this), put(from_bottom(deck(1)), "deck_top"))),
)
