"""Dilemmas of the first release that try the INTEGRITY of those who meet them, and are gone then."""

from spaceline.effects.phrases import (
    Book,
    all_of,
    discarded_after_failure,
    encounter,
    facing,
    kill,
    like,
    present,
    skill,
    some_are,
    stop,
    total,
)

cards = Book("1e-premiere")

cards.define(
    25,
    "Firestorm",
    encounter(
        kill(facing(below=("Integrity", 5))),
        unless=some_are(present(like(titles="Thermal Deflectors"))),
    ),
    discarded_after_failure(),
)
cards.define(
    44,
    "Q",
    encounter(stop(facing()), unless=all_of(skill("Leadership", 2), total("Integrity", 60))),
    discarded_after_failure(),
)
