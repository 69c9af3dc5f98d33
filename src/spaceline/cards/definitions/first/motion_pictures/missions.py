"""Missions of The Motion Pictures (2002)."""

from spaceline.effects.phrases import *

cards = Book("1e-tmp")

BAKU = personnel(species="Ba'ku")

cards.define(29, "Insurrection", may_play("reporting", BAKU, this), may_play("free", BAKU, this))
