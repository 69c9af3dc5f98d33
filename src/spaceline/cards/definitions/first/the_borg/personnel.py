"""Personnel of The Borg (2001)."""

from spaceline.cards.definitions.first.captor_phrases import captures
from spaceline.effects.phrases import *

cards = Book("1e-borg")


BORG = personnel(affiliations="Bor")

DRONE = personnel(characteristics="Drone")

cards.define(
    57,
    "Four of Nine",
    order(pay(put(one(among=present(DRONE)), "deck_bottom"), download(DRONE)), limit="turn"),
)

cards.define(
    58,
    "Nine of Fifteen",
    static(
        commanded(BORG),
        attributes(2),
        test=some_are(commanded(like(titles="Harness Particle 010", types="objective", completed=True))),
    ),
    cumulative(),
)

cards.define(
    62,
    "Seventeen of Eighteen",
    static(this_ship, raised("Range", 2), test=are(this_ship, ship(at=mission(quadrants="Delta")))),
    cumulative(),
)

cards.define(63, "Six of Twelve", static(present(BORG), raised("Cunning+Strength", 1)), cumulative())

cards.define(
    65,
    "Three of Nine",
    order(pay(put(one(among=hand()), "deck_bottom"), draw()), limit="turn"),
)

cards.define(69, "Deanna Troi (The Borg)", static(commanded(personnel(icons="Ent-E")), gains_icons("Cmd")))

cards.define(74, "Nunk", captures(present(personnel(icons="Holo"), "opponent")))

cards.define(99, "Morak", static(its_ship, attributes(1), test=are(its_ship, ship(titles="I.K.C. Voq'leng"))))

cards.define(101, "B'Elanna", static(its_ship, attributes(2), test=are(its_ship, ship(icons="Maq"))))

cards.define(102, "Captain Chakotay", static(here(personnel(icons="Maq"), other=True), attributes(2)))

cards.define(
    107,
    "Mabus",
    order(kill(one(among=present(personnel(characteristics="Maje"), "anyone"))), limit="game"),
)

OF_THE_BORG = (like(affiliations="Bor"), like(species="Borg"))

cards.define(114, "Riley Frazier", static(present(personnel(one_of=OF_THE_BORG), other=True), raised("Cunning", 2)))
