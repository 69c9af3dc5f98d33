"""Objectives of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.headquarters_phrases import HQ
from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-twt")


MIRROR = like(quadrants="Mirror")

HOME = mission(characteristics="Homeworld")

ATTACKED = like(types=("personnel", "ship", "facility"))


def at_home(who: Filter, where: Filter) -> Cards:
    """Own cards that are attacked at the homeworld of their affiliation, in one universe (1E-G:homeworld/1)."""
    there = sharing("place", missions(where, "anyone"), those())
    return sharing("affiliation", Cards("named", name="those", filter=who), there)


DEFENDERS = (
    HQ,
    ship(),
    personnel(skills=("OFFICER", "Leadership", "SECURITY")),
    HAND_WEAPON,
)
"""HQ cards, ships, leaders, SECURITY personnel and hand weapons."""

MATCHING = either(
    some_are(at_home(MIRROR, HOME.but(quadrants="Mirror"))),
    some_are(at_home(like(excluding=MIRROR), HOME.but(excluding=MIRROR))),
)

cards.define(
    41,
    "Defend Homeworld",
    may_seed("facility_phase"),
    plays_in_core(),
    just(
        "begin-battle",
        in_company(
            download(like(one_of=DEFENDERS), count=0, at=sharing("place", missions(HOME, "anyone"), those())), those()
        ),
        subject=ATTACKED,
        by="opponent",
        test=MATCHING,
    ),
    order(
        pay(
            discard(this),
            download(
                like(one_of=(personnel(skills="SECURITY"), HQ.but(excluding=like(titles="HQ: Return Orb to Bajor"))))
            ),
        ),
        limit="game",
    ),
)
