"""Dilemmas of Q-Continuum (1996)."""

from spaceline.cards.definitions.first.premiere.phrases import PHASER_OR_DISRUPTOR
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import *

cards = Book("1e-qc")


def killed_of(count: int) -> Effect:
    """So many who are no androids die."""
    return kill(random(count, excluding=like(species="Android")))


cards.define(
    4,
    "Android Nightmares",
    encounter(
        if_(
            some_are(in_play(like(titles="Interphasic Plasma Creatures"), "you")),
            killed_of(3),
            otherwise=killed_of(1),
        ),
        unless=any_of(skill("Empathy"), titled("Dr. Soong")),
        trigger=some_are(facing(species="Android")),
    ),
)

cards.define(
    9,
    "Security Precautions",
    encounter(
        unless=either(
            any_of(titled("Jenice Manheim"), skill("SECURITY", 3)),
            some_are(facing(species="Android")),
            some_are(present(PHASER_OR_DISRUPTOR)),
        )
    ),
)

cards.define(
    88,
    "Guilty - Provisionally",
    encounter(select(random()), may(put(this, "table"), otherwise=kill(those()))),
    about_to(
        "begin-battle",
        may(prevent(), by="opponent"),
        discard(this),
        subject=like(types=("personnel", "ship", "facility")),
        by="you",
        must=True,
    ),
)

cards.define(
    90,
    "Mandarin Bailiff",
    encounter(
        select(random()),
        tell(added_up("skill dots", those()), "bail"),
        may(
            score(number("bail"), times=-1),
            score(number("bail"), who="opponent"),
            otherwise=capture(those(), who="opponent"),
        ),
    ),
)
