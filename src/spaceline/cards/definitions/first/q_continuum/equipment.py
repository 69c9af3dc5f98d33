"""Equipment of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


HULL = like(types="facility", kinds=("station", "outpost"))

cards.define(
    17,
    "Plasmadyne Relay",
    static(its_ship, raised("Range+Shields", 2), test=are(its_ship, ship())),
    static(its_ship, raised("Shields", 4), test=are(its_ship, HULL)),
    cumulative(),
)
