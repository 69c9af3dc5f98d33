"""Events of All Good Things (2003)."""

from spaceline.effects.phrases import *

cards = Book("1e-agt")


ADVISED = sharing("presence", in_play(personnel(skills="Leadership")), commanded(personnel(infiltrating=True)))
"""Leaders, whoever controls them, who are with an infiltrator of yours."""

cards.define(
    5,
    "Treacherous Advice",
    when_played(
        look(hand(of="opponent")),
        select(up_to(count(ADVISED), among=hand(of="opponent"))),
        discard(those()),
        discard(this),
    ),
)
