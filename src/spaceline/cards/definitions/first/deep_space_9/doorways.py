"""Doorways of Deep Space 9 (1998)."""

from spaceline.effects.nodes import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import *

cards = Book("1e-ds9")

ANY_END = like(types="doorway", titles="Bajoran Wormhole")
WORMHOLE = ANY_END.but(excluding=like(titles="Bajoran Wormhole: Mirror Universe"))
"""Either end (1E-G:bajoran-wormhole/1); the one in the Mirror Quadrant is another card."""

CLOSERS = ("Revolving Door", "Door-Net")

CLOSING = in_play(event(titles=CLOSERS, on=ANY_END))


def forming(then: Effect) -> tuple[Ability, ...]:
    """It opens an end that is shut, at any time, or becomes a location of its own, and then does that."""
    is_shut = some_are(those("target", titles=CLOSERS))
    formed = sequence(form_location(1), then)
    return (
        plays_on(CLOSING),
        may_play("any_time"),
        when_played(if_(is_shut, nullify(target), discard(this), otherwise=formed)),
    )


cards.define(
    43,
    "Bajoran Wormhole",
    inserts("Alpha", "Gamma", region="Bajor Region"),
    *forming(if_(no(at_least(count(in_play(WORMHOLE)), 2)), download(WORMHOLE))),
    passage(WORMHOLE),
)
