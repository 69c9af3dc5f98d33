"""Dilemmas of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.persona_phrases import ANY_QUARK
from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.phrases import *

cards = Book("1e-roa")


cards.define(
    4,
    "Center of Attention",
    encounter(
        kill(one("opponent", skills=("Treachery", "Greed"))),
        unless=either(
            skill("SECURITY", 4),
            both(some_are(present(HAND_WEAPON)), at_least(added_up("Cunning", facing()), 37)),
            some_are(facing(titles=ANY_QUARK.names("titles"))),
        ),
    ),
    discarded_after_failure(),
)

cards.define(
    5,
    "Chula: Crossroads",
    encounter(probe(("Ref Bar GQ Fer", stop(some(2))), otherwise=stop(one("opponent")), then=draw())),
)

cards.define(11, "Scientific Method", encounter(unless=all_of(skill("MEDICAL"), skill("SCIENCE", 3))))
