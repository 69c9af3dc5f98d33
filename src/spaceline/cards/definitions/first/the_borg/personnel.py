"""Personnel of The Borg (2001)."""

from spaceline.cards.definitions.first.captor_phrases import captures
from spaceline.effects.phrases import *

cards = Book("1e-borg")


cards.define(74, "Nunk", captures(present(personnel(icons="Holo"), "opponent")))

cards.define(99, "Morak", static(its_ship, attributes(1), test=are(its_ship, ship(titles="I.K.C. Voq'leng"))))

cards.define(101, "B'Elanna", static(its_ship, attributes(2), test=are(its_ship, ship(icons="Maq"))))

cards.define(102, "Captain Chakotay", static(here(personnel(icons="Maq"), other=True), attributes(2)))
