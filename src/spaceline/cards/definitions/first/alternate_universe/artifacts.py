"""Artifacts of Alternate Universe (1995)."""

from spaceline.effects.phrases import *

cards = Book("1e-au")


SLEEPER = may_play("seeded", personnel(icons="AU"))

cards.define(
    1,
    "Cryosatellite",
    may_seed("mission", at=missions(mission(kinds=("space", "dual")), "anyone")),
    may_play("seeded", like(types="artifact")),
    *(SLEEPER,) * 3,
    earned("discard"),
)
