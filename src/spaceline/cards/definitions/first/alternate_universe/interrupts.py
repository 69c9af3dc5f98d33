"""Interrupts of Alternate Universe (1995)."""

from spaceline.effects.phrases import *

cards = Book("1e-au")


KIDNAPPERS = event(titles="Telepathic Alien Kidnappers")

cards.define(
    56,
    "Countermanda",
    plays_on(in_play(KIDNAPPERS)),
    when_played(nullify(target)),
    in_response("action-play", nullify(), subject=KIDNAPPERS),
    in_response(
        "action-play",
        remove(some(3, among=discard_pile(of="opponent"))),
        whose="opponent",
        subject=like(titles=("Res-Q", "Palor Toff")),
    ),
)

OUTPOST = commanded(like(types="facility", kinds="outpost"))

cards.define(
    72,
    "Rescue Captives",
    only_if(both(some_are(captured()), some_are(OUTPOST))),
    when_played(for_each(captured(), select(one(among=OUTPOST)), release(those("it"), to=those()))),
)

AMBUSHERS = commanded(ship(classes="D'deridex", cloaked=False))

cards.define(
    73,
    "Romulan Ambush",
    plays_on(sharing("place", commanded(ship(below=("Shields", 6), cloaked=False), "opponent"), AMBUSHERS)),
    when_played(
        select(one(among=sharing("place", AMBUSHERS, target), name="ambusher")),
        capture(one(among=aboard(personnel(), "opponent")), team=those("ambusher")),
        destroy(target),
    ),
)
