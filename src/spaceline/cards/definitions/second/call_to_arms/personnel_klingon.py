"""Personnel of Call to Arms (2003): Klingon."""

from spaceline.cards.definitions.second.battle_phrases import IN_AN_ENGAGEMENT
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(184, "Alexander Rozhenko: Good Luck Charm", when("win-battle", draw(), test=IN_AN_ENGAGEMENT))

cards.define(
    185,
    "Darok: Martok's Aide",
    when("play", draw(count(present(personnel(affiliations="Kli", skills="Leadership")), most=3))),
)

cards.define(
    186,
    "Kor: Noble Warrior to the End",
    when(
        "engagement",
        select(one(among=this_ship, name="ship")),
        pay(kill(this), affect(those("ship"), attributes(3))),
    ),
)

cards.define(
    187,
    "Larg: Piece of Baktag",
    static(
        this,
        attributes(count(commanded(event(keywords=("Assault", "Maneuver"))), most=3)),
        test=are(this, personnel(attempting=True)),
    ),
)

cards.define(
    188,
    "Martok: Leader of Destiny",
    static(
        present(personnel(skills="Honor", species="Klingon")),
        attributes(1),
        test=both(is_facing(), commands(1, event(keywords=("Assault", "Maneuver")))),
    ),
)
