"""Dilemmas of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")

IN_AUTHORITY = (
    "Chairman",
    "Chancellor",
    "Counterpart",
    "Founder",
    "General",
    "Governor",
    "High Council Leader",
    "Intendant",
    "Kai",
    "Legate",
    "Minister",
    "Nagus",
    "President",
    "Proconsul",
    "Queen",
)

cards.define(
    4,
    "Executive Authorization",
    encounter(
        unless=either(some_are(facing(characteristics=IN_AUTHORITY)), some_are(present(equipment(title_words="PADD"))))
    ),
)

cards.define(
    7,
    "Oops!",
    encounter(sequence(kill(random()), stop_all()), unless=skill("Leadership")),
    encounter(
        unless=either(
            at_least(count(facing(icons="Stf")), 3),
            at_least(count(facing(icons="Def", characteristics="Drone")), 3),
            some_are(facing(titles="Nog")),
        )
    ),
)
