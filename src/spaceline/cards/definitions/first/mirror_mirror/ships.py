"""Ships of Mirror, Mirror (2000)."""

from spaceline.cards.definitions.first.shuttle_phrases import carries_shuttlepods
from spaceline.effects.phrases import *

cards = Book("1e-mm")


cards.define(118, "Defiant", carries_shuttlepods())
