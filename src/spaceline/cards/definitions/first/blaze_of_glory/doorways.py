"""Doorways of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.captor_phrases import TORMENTS, WARDENS
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

ROOM = like(types=("ship", "facility"), excluding=like(types="facility", characteristics="Nor"))
CLOSING = in_play(event(titles=("Revolving Door", "Door-Net"), on=like(titles="Holding Cell Door")))

cards.define(
    12,
    "Holding Cell Door",
    may_seed("facility_phase"),
    plays_on(
        commanded(ROOM),
        sharing("presence", captured(personnel(jailed=True), "opponent"), commanded(WARDENS.but(disabled=False))),
        CLOSING,
    ),
    when_played(
        if_(
            are(target, personnel()),
            download(TORMENTS, at=target),
            may(put(this, "deck_top"), otherwise=discard(this)),
            otherwise=if_(are(target, event()), nullify(target), discard(this)),
        ),
    ),
    static(this_ship, equipped("Brig"), test=are(this, like(on=ROOM))),
)
