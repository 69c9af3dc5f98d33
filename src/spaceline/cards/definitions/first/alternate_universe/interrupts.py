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
