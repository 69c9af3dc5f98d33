"""Events of The Dominion (1999)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-dom")


alliance(cards, 28, "Treaty: Bajoran/Dominion", "Baj", "Dom", "Kai Winn", "The Emissary")

alliance(cards, 29, "Treaty: Cardassian/Dominion", "Car", "Dom", "Dukat", seeds=True)

alliance(cards, 30, "Treaty: Romulan/Dominion", "Rom", "Dom", "Senator Vreenak")
