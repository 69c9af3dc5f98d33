"""Objectives of Mirror, Mirror (2000)."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import *

cards = Book("1e-mm")


CARDASSIANS = personnel(one_of=(like(affiliations="Car"), like(species="Cardassian")))

HONORABLE = CARDASSIANS.but(skills="Honor")

OTHERS = commanded(HONORABLE.but(attempting=True, stopped=False), apart="legate")
"""Those of the Away Team with Honor beside the legate."""

SECURED = both(are(cause, like(titles="HQ: Secure Homeworld")), are(afflicted, like(attempting=True)))
"""The homeworld was secured, and the legate helped."""


def when_secured(*effects: Effect, limit: str = "") -> When:
    """What you may do when Cardassia Prime is secured like that."""
    prime = mission(titles="Cardassia Prime")
    return when("complete", *effects, whose="anyone", by="you", subject=prime, test=SECURED, limit=limit)


cards.define(
    47,
    "For Cardassia!",
    plays_on(commanded(personnel(characteristics="Legate"))),
    may_play("free", at=commanded(personnel(characteristics="Legate", skills="Honor"))),
    when_played(afflict(target)),
    static(present(CARDASSIANS), raised("Integrity+Strength", 2)),
    when_secured(pay(discard(this), download(HONORABLE, count=2))),
    when_secured(
        pay(
            sequence(
                select(one(among=afflicted, name="legate")),
                select(some(2, among=OTHERS, name="others")),
            ),
            score(15),
            discard(this),
            remove(those("others", also="legate")),
        ),
        limit="game",
    ),
)
