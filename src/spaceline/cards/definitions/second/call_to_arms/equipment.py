"""The equipment of Call to Arms (2003)."""

from spaceline.cards.definitions.battles import hand_weapon
from spaceline.effects.phrases import Book

cards = Book("2e-ca")

cards.define(32, "Jem'Hadar Disruptor Pistol", hand_weapon("Dom"))
