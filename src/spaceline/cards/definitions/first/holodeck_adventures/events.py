"""Events of Holodeck Adventures (2001)."""

from spaceline.cards.definitions.first.flash_phrases import until_any_flash
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-ha")


GREEDY = personnel(affiliations="Fer", skills="Greed", excluding=like(unique=False))

cards.define(
    19,
    "Ferengi Financial Data Net",
    when_played(discard(hand()), draw(count(commanded(GREEDY))), discard(this)),
)

cards.define(
    124,
    "Q's Fantasy Women",
    when_played(
        if_(
            some_are(facing(characteristics="male")),
            select(one("opponent", characteristics="male")),
            afflict(those()),
            put(this, "ship", those()),
            otherwise=discard(this),
        ),
    ),
    when(
        "complete",
        score(5, who="opponent"),
        discard(this),
        subject=personnel(under=like(titles="Q's Fantasy Women")),
        using=("anything",),
        test=no(some_are(Cards("afflicted", "anyone", apart=("those",)))),
        must=True,
    ),
    until_any_flash(),
)
