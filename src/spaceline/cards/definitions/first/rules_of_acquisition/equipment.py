"""Equipment of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.premiere.phrases import aid, rifle
from spaceline.effects.phrases import *

cards = Book("1e-roa")


aid(cards, 14, "Ferengi Disruptor", "Strength", "Fer", "NA", species=("Ferengi",))

rifle(cards, 15, "Ferengi Disruptor Rifle", "Fer", "NA", species=("Ferengi",))

aid(cards, 16, "Ferengi PADD", "Cunning", "Fer", species=("Ferengi",))
