"""Ships of The Dominion (1999)."""

from spaceline.cards.definitions.first.shuttle_phrases import carries_shuttlepods
from spaceline.effects.phrases import *

cards = Book("1e-dom")


cards.define(126, "U.S.S. Defiant", carries_shuttlepods())
