"""Events of Mirror, Mirror (2000)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-mm")


alliance(cards, 25, "Treaty: Federation/Dominion", "Fed", "Dom", "Weyoun", "Benjamin Sisko")
