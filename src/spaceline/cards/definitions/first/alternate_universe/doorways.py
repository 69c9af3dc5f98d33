"""Doorways of Alternate Universe (1995)."""

from spaceline.effects.phrases import *

cards = Book("1e-au")


NULLIFIED = (event(titles="Revolving Door"), interrupt(titles="Subspace Schism"))

cards.define(
    32,
    "Alternate Universe Door",
    may_seed("doorway_phase"),
    may_play("permitted", like(icons="AU")),
    plays_on(
        in_play(event(titles=("Revolving Door", "Door-Net"))),
        in_play(event(titles="Q-Net")),
        in_play(interrupt(titles="Temporal Rift")),
    ),
    when_played(
        if_(
            are(target, like(titles="Q-Net")),
            affect(one(among=commanded(ship())), spared("Q-Net"), until="move"),
            discard(this),
            otherwise=sequence(
                nullify(target),
                if_(are(target, like(titles="Temporal Rift")), put(this, "hand"), otherwise=discard(this)),
            ),
        ),
    ),
    in_response("action-play", nullify(), discard(this), subject=like(one_of=NULLIFIED)),
)
