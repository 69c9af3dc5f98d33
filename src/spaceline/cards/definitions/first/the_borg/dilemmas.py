"""Dilemmas of The Borg (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-borg")


cards.define(
    2,
    "Impressive Trophies",
    encounter(
        may(
            select_top("skill dots", by="opponent"),
            by="opponent",
            otherwise=select_top("Cunning+Strength", by="opponent"),
        ),
        capture(those(), "opponent"),
        unless=total("Cunning", 50),
    ),
    discarded_after_failure(),
)
