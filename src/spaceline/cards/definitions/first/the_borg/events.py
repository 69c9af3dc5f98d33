"""Events of The Borg (2001)."""

from spaceline.cards.definitions.first.borg_phrases import DRONE
from spaceline.effects.phrases import *

cards = Book("1e-borg")


SPARE = DRONE.but(one_of=(like(icons="Com"), like(icons="Def")))

QUEEN = commanded(personnel(titles="Borg Queen"))

FROM_HAND = pay(discard(one(among=hand(SPARE))), draw())

FROM_PLAY = sequence(
    select(one(among=commanded(SPARE))),
    tell(count(sharing("presence", QUEEN, those())), "queens"),
    pay(discard(those()), draw(), draw(number("queens"))),
)

cards.define(
    18,
    "Alas, Poor Drone",
    plays_in_core(),
    order(FROM_HAND, test=some_are(hand(SPARE)), limit="card"),
    order(FROM_PLAY, test=some_are(commanded(SPARE)), limit="card"),
)

CURRENT = commanded(like(types="objective", icons="BO", completed=False))

FETCH = download(like(types="objective", icons="BO"))

cards.define(
    19,
    "Cranial Transceiver Implant",
    plays_on(commanded(DRONE)),
    when_played(afflict(target), affect(target, raised("Cunning", 2), until="leaves")),
    order(
        if_(some_are(CURRENT), may(FETCH, otherwise=discard(CURRENT)), otherwise=FETCH),
        test=some_are(afflicted_like(icons="Com")),
        limit="turn",
    ),
)
