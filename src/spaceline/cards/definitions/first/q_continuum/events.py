"""Events of Q-Continuum (1996)."""

from spaceline.cards.definitions.first.flash_phrases import until_any_flash
from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(18, "Barber Pole", plays_in_core())

MORTAL = in_play(personnel(titles="Mortal Q"))

HELPERS = discard_pile(like(titles=("Amanda Rogers", "Q2")))

RESTORED = sequence(
    nullify(MORTAL),
    nullify(in_play(like(titles="Calamarain"))),
    each_player(silence_continuum(again=True)),
    discard(this),
)

EXCHANGED = exchange(one(among=HELPERS))

cards.define(
    27,
    "Immortal Again",
    only_if(either(some_are(MORTAL), some_are(HELPERS))),
    when_played(
        if_(
            some_are(MORTAL),
            if_(some_are(HELPERS), may(RESTORED, otherwise=EXCHANGED), otherwise=RESTORED),
            otherwise=EXCHANGED,
        ),
    ),
    immune("Kevin Uxbridge"),
)

DIPLOMATS = personnel(skills="Diplomacy")

SHOWN = shows(skill("Diplomacy", 2), among=hand(personnel()))

cards.define(
    94,
    "Door-Net",
    plays_on(commanded(like(types="doorway"))),
    static(in_play(like(types="doorway", under=like(titles="Door-Net"))), barred("use")),
    order(
        select(one(among=hand(DIPLOMATS))),
        if_(
            some_are(those(below=("Diplomacy", 2))),
            sequence(
                select(one(among=hand(DIPLOMATS, apart="those"), name="second")),
                reveal(those("those", also="second")),
            ),
            otherwise=reveal(those()),
        ),
        discard(this),
        test=both(your_turn(), SHOWN),
        during="any_time",
    ),
    until_any_flash(),
)
