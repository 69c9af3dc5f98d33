"""Equipment of The Borg (2001)."""

from spaceline.cards.definitions.first.borg_phrases import COM, shared_skills
from spaceline.effects.phrases import *

cards = Book("1e-borg")


cards.define(
    13,
    "Borg Vinculum",
    *shared_skills(some_are(present(COM))),
    immune("Disruptor Overload"),
)

HIROGEN = (like(affiliations="Hir"), like(species="Hirogen"))
THEIRS = present(personnel(one_of=HIROGEN))
IS_ABOARD = some_are(sharing("presence", commanded(ship()), this))

cards.define(
    14,
    "Hirogen Disruptor Rifle",
    static(THEIRS, raised("Strength", 4), raised("Cunning", 2), test=some_are(THEIRS)),
    static(THEIRS, loses_skills("Diplomacy"), test=both(some_are(THEIRS), no(IS_ABOARD))),
    cumulative(),
)
