"""Doorways of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-bog")


VESSEL = like(types=("ship", "facility"))
IN_BATTLE = VESSEL.but(involved="engagement")
LED = some_are(commanded(personnel(skills="Leadership", within=IN_BATTLE, disabled=False)))

cards.define(
    11,
    "Battle Bridge Door",
    may_seed("doorway_phase"),
    may_play("any_time"),
    cumulative(),
    just(
        "begin-battle",
        affect(commanded(like(types="doorway", titles="Battle Bridge Door")), raised("Tactics", 2), until="battle"),
        discard(this),
        subject=IN_BATTLE,
        test=LED,
    ),
    just(
        "begin-battle",
        affect(involved(VESSEL), raised("Weapons", 1), until="battle"),
        discard(this),
        subject=IN_BATTLE,
        test=LED,
    ),
)
