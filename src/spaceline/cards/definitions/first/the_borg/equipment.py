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
