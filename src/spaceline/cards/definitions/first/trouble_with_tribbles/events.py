"""Events of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-twt")


alliance(cards, 20, "Treaty: Cardassian/Bajoran", "Car", "Baj", "Bareil Antos", "Kai Winn", "Turrel")

alliance(cards, 21, "Treaty: Romulan/Bajoran", "Rom", "Baj", "Colonel Kira", "Senator Cretak")
