"""Equipment of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.premiere.phrases import rifle
from spaceline.effects.phrases import *

cards = Book("1e-bog")


rifle(cards, 16, "Klingon Disruptor Rifle", "Kli", "NA", species=("Klingon",))

rifle(cards, 18, "Romulan Disruptor Rifle", "Rom", "NA", species=("Romulan",))
