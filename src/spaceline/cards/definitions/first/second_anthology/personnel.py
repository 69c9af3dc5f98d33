"""Personnel of the Second Anthology (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-2anth")


ANYWHERE = in_play(
    like(one_of=(like(types=("ship", "facility", "site"), cloaked=False), mission(kinds=("planet", "dual"))))
)
"""The insides of ships and facilities, and the surfaces of planets (1E-G:anywhere/1, 1E-7.6/7)."""

cards.define(4, "Luther Sloan", may_play("reporting", at=ANYWHERE))
