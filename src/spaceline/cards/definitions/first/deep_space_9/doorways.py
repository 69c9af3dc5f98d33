"""Doorways of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")

ANY_END = like(types="doorway", titles="Bajoran Wormhole")
WORMHOLE = ANY_END.but(excluding=like(titles="Bajoran Wormhole: Mirror Universe"))
"""Either end (1E-G:bajoran-wormhole/1); the one in the Mirror Quadrant is another card."""

CLOSERS = ("Revolving Door", "Door-Net")

CLOSING = in_play(event(titles=CLOSERS, on=ANY_END))

cards.define(
    43,
    "Bajoran Wormhole",
    inserts("Alpha", "Gamma", region="Bajor Region"),
    plays_on(CLOSING),
    may_play("any_time"),
    when_played(
        if_(
            some_are(those("target", titles=CLOSERS)),
            nullify(target),
            discard(this),
            otherwise=sequence(
                form_location(1),
                if_(no(at_least(count(in_play(WORMHOLE)), 2)), download(WORMHOLE)),
            ),
        )
    ),
    passage(WORMHOLE),
)
