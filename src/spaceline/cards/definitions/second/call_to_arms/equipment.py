"""Equipment of Call to Arms (2003)."""

from spaceline.cards.definitions.second.battle_phrases import hand_weapon
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(32, "Jem'Hadar Disruptor Pistol", hand_weapon("Dom"))
