"""Equipment of The Dominion (1999)."""

from spaceline.cards.definitions.first.premiere.phrases import aid, rifle
from spaceline.effects.phrases import *

cards = Book("1e-dom")


aid(cards, 15, "Dominion PADD", "Cunning", "Dom")

aid(cards, 17, "Jem'Hadar Disruptor", "Strength", "Dom", "NA")

rifle(cards, 18, "Jem'Hadar Disruptor Rifle", "Dom", "NA")
