"""Personnel of Premiere (1994)."""

from spaceline.effects.phrases import *

cards = Book("1e-premiere")


cards.define(210, "Exocomp", mends())
