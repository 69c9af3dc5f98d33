"""Doorways of The Trouble with Tribbles (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-twt")

CLOSING = event(titles=("Revolving Door", "Door-Net"), on=like(types="doorway", titles="Storage Compartment Door"))

cards.define(
    10,
    "Storage Compartment Door",
    may_seed("doorway_phase"),
    order(draw_tribbles(3), test=some_are(tribble_deck()), limit="turn"),
    plays_on(None, in_play(CLOSING)),
    only_if(either(some_are(tribble_deck()), some_are(in_play(CLOSING))), limit="turn"),
    when_played(
        if_(
            are(target, like(types="event")),
            nullify(target),
            discard(this),
            otherwise=sequence(download_tribbles(), discard(this)),
        )
    ),
)
