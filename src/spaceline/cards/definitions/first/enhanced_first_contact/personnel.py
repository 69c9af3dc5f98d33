"""Personnel of Enhanced First Contact (1999): the Borg and their counterparts."""

from spaceline.cards.definitions.first.borg_phrases import speaks_to
from spaceline.effects.phrases import *

cards = Book("1e-efc")


cards.define(7, "Bareil of Borg", formerly("Baj"), speaks_to("Baj"))

cards.define(8, "Dukat of Borg", formerly("Car"), speaks_to("Car"))
