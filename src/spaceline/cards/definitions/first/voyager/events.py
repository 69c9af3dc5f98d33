"""Events of Voyager (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-voy")


INTRUDERS = attempting("opponent")

cards.define(
    54,
    "Villagers With Torches",
    may_seed("facility_phase"),
    plays_in_core(),
    when(
        "attempt",
        kill(INTRUDERS),
        whose="anyone",
        subject=mission(kinds=("planet", "dual")),
        by="opponent",
        test=both(
            no(at_least(count(INTRUDERS), 3)), no(some_are(commanded(event(titles="Thermal Deflectors"), "opponent")))
        ),
        must=True,
    ),
)
