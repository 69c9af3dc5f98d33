"""Doorways of Mirror, Mirror (2000)."""

from spaceline.cards.definitions.first.deep_space_9.doorways import WORMHOLE, forming
from spaceline.effects.phrases import *

cards = Book("1e-mm")


JOINED = may(download(WORMHOLE), otherwise=each_opponent(may(download(WORMHOLE))))
"""At once, or never; whoever has played the card goes first (1E-G:bajoran-wormhole-mirror-universe/1)."""

STEERED = ship(amid=all_of(skill("ENGINEER"), skill("SCIENCE")))

cards.define(
    13,
    "Bajoran Wormhole: Mirror Universe",
    inserts("Mirror", region="Bajor Region"),
    may_seed("any_phase", JOINED),
    *forming(JOINED),
    passage(WORMHOLE, like(one_of=(ship(damaged=True), STEERED))),
)
