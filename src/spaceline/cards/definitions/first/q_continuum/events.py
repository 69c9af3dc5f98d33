"""Events of Q-Continuum (1996)."""

from spaceline.cards.definitions.first.flash_phrases import until_any_flash
from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *

cards = Book("1e-qc")


cards.define(18, "Barber Pole", plays_in_core())

UNIQUE = in_play(personnel(unique=True))

THERE, ABOARD = sharing("place", UNIQUE, those()), sharing("presence", UNIQUE, those())

COPIES = sharing("title", those("there", apart="aboard"), those("aboard"))


def brings_together(verb: str) -> When:
    """Whoever has a copy at the location to which a ship brings another one is discarded."""
    return when(
        verb,
        select(some(count(THERE), among=THERE, name="there")),
        select(some(count(ABOARD), among=ABOARD, name="aboard")),
        discard(COPIES),
        whose="anyone",
        subject=ship(),
        test=no(some_are(in_play(like(types="incident", titles="Clone Machine")))),
        must=True,
    )


cards.define(
    22,
    "Doppelganger",
    plays_in_core(),
    brings_together("move"),
    brings_together("relocate"),
    brings_together("time-travel"),
)

HELPERS = discard_pile(like(titles=("Amanda Rogers", "Q2")))

RESTORED = sequence(
    nullify(in_play(like(titles=("Mortal Q", "Calamarain")))),
    each_player(silence_continuum(again=True)),
    discard(this),
)

cards.define(
    27,
    "Immortal Again",
    when_played(
        if_(some_are(HELPERS), may(RESTORED, otherwise=exchange(one(among=HELPERS))), otherwise=RESTORED),
    ),
    immune("Kevin Uxbridge"),
)

DIPLOMATS = personnel(skills="Diplomacy")

SHOWN = shows(skill("Diplomacy", 2), among=hand(personnel()))

cards.define(
    94,
    "Door-Net",
    plays_on(commanded(like(types="doorway", excluding=like(icons="Shield")))),
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
