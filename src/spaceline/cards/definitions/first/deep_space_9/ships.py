"""Ships of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.shuttle_phrases import lands_once
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


cards.define(249, "Bajoran Interceptor", lands_once(), range_within_a_region(4))
