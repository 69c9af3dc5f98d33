"""Doorways of the Official Tournament Sealed Deck (1998)."""

from spaceline.effects.nodes.abilities import Order
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import *

cards = Book("1e-otsd")


def at_any_time(*effects: Effect, test: Test | None = None, limit: str = "") -> Order:
    """One of its uses, for which the doorway is discarded."""
    return order(*effects, test=test, limit=limit, during="any_time")


UNDOCKED = commanded(ship(docked=False, sent=False))

WORMHOLE = hand(interrupt(titles="Wormhole"))

RIFT = in_play(interrupt(titles="Temporal Rift"))

OTHERWORLDLY = like(one_of=(ship(icons="AU"), personnel(icons="AU"), equipment()))

ANYWHERE = in_play(like(types=("mission", "time location")))

cards.define(
    7,
    "Space-Time Portal",
    may_seed("doorway_phase"),
    plays_in_core(),
    may_play("permitted", like(icons="AU"), limit="turn"),
    at_any_time(pay(discard(this), download(like(titles="Alternate Universe Door")))),
    at_any_time(
        select(one(among=UNDOCKED)),
        pay(offer(WORMHOLE), discard(this), relocate(those(), "anywhere"), stop(those())),
        test=some_are(WORMHOLE),
    ),
    at_any_time(select(one(among=RIFT)), discard(this), nullify(those())),
    at_any_time(select(one(among=commanded(ship()))), discard(this), put(those(), "hand")),
    at_any_time(
        pay(discard(this), reports(OTHERWORLDLY, ANYWHERE)), test=some_are(hand(ship(icons="AU"))), limit="game"
    ),
)
