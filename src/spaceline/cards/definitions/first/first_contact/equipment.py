"""Equipment of First Contact (1997)."""

from spaceline.cards.definitions.first.premiere.phrases import rifle
from spaceline.effects.phrases import *

cards = Book("1e-fc")


rifle(cards, 24, "Starfleet Type III Phaser Rifle", "Fed", "NA")
