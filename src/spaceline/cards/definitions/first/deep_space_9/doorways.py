"""Doorways of Deep Space 9 (1998)."""

from spaceline.effects.phrases import *

cards = Book("1e-ds9")

WORMHOLE = like(types="doorway", titles="Bajoran Wormhole")
"""Either end (1E-G:bajoran-wormhole/1)."""

CLOSERS = ("Revolving Door", "Door-Net")

CLOSING = in_play(event(titles=CLOSERS, on=WORMHOLE))

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
