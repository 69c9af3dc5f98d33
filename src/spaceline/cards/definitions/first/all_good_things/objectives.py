"""Objectives of All Good Things (2003)."""

from spaceline.effects.phrases import *

cards = Book("1e-agt")


SEEN = deck(count(commanded(personnel(skills="Barbering", excluding=like(affiliations="Bor")))), "opponent")

EXEMPT = like(one_of=(like(icons="BO"), like(icons="Ref")))

cards.define(
    13,
    "In for a Trim",
    may_seed("facility_phase"),
    may_play("free", like(titles=("Barber Pole", "Mot's Advice"))),
    order(
        select(some(count(SEEN), among=SEEN, name="top")),
        look(those("top")),
        discard(
            up_to(
                count(those("top")),
                among=those("top", types=("event", "incident", "interrupt"), excluding=EXEMPT),
                name="cut",
            )
        ),
        put(those("top", apart="cut"), "deck_top", any_order=True),
        test=some_are(commanded(event(titles="Barber Pole"))),
        limit="turn",
    ),
)
