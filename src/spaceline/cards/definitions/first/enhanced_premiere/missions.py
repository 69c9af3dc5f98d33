"""Missions of Enhanced Premiere (2000): with two sides, on one of which a wormhole or an outpost is printed."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import *

cards = Book("1e-ep")


WORMHOLES = mission(icons_anywhere="Wmh", face_up=True)
WORMHOLE = hand(interrupt(titles="Wormhole"))
SCAN = hand(interrupt(titles="Long-Range Scan"))
READY = ship(staffed=True, stopped=False, docked=False)
OTHER_SIDE = may_seed("mission_phase", may(flip()))
"""Whoever places it says which side lies up (1E-2.0.2/2)."""


def wormhole(title: str) -> tuple[Ability, ...]:
    """The way to and from another built-in wormhole, or where a Wormhole is played, and what finds it again.

    1E-4.2.0.2/5, /6, 1E-G:mission-ii/3.
    """
    is_open = are(this, like(face_up=True))
    may_pay = both(is_open, some_are(WORMHOLE))
    others = WORMHOLES.but(excluding=like(titles=title))
    elsewhere = READY.but(excluding=ship(at=mission(titles=title)))
    from_here = select(one(among=here(READY)))
    return (
        OTHER_SIDE,
        order(
            from_here,
            select(one(among=missions(others), name="end")),
            relocate(those(), "end"),
            may(flip(those("end")), otherwise=flip()),
            test=both(is_open, some_are(missions(others))),
        ),
        order(
            from_here,
            select(one(among=missions(others, "opponent"), name="end")),
            relocate(those(), "end"),
            flip(),
            test=both(is_open, some_are(missions(others, "opponent"))),
        ),
        order(
            select(one(among=sharing("place", commanded(elsewhere), missions(others, "opponent")))),
            relocate(those(), "here"),
            flip(),
            test=is_open,
        ),
        order(from_here, pay(offer(WORMHOLE), relocate(those(), "anywhere"), flip()), test=may_pay),
        order(
            select(one(among=commanded(elsewhere))), pay(offer(WORMHOLE), relocate(those(), "here"), flip()), test=may_pay
        ),
        order(
            pay(offer(SCAN), flip()),
            test=both(no(is_open), some_are(here(ship(staffed=True))), some_are(SCAN)),
        ),
    )


cards.define(13, "Covert Installation II", *wormhole("Covert Installation II"))

cards.define(14, "Excavation II", *wormhole("Excavation II"))

cards.define(19, "Relief Mission II", *wormhole("Relief Mission II"))


def outpost(affiliation: str) -> tuple[Ability, ...]:
    """Built again in place of a card play where an ENGINEER of the affiliation is; its destruction is a rule.

    1E-4.2.0.2/3, /4, 1E-G:mission-ii/2.
    """
    builders = here(personnel(affiliations=affiliation, skills="ENGINEER", disabled=False))
    return (
        OTHER_SIDE,
        order(
            pay(sequence(card_plays(-1), flip()), card_plays(0, no_draws=True)),
            test=both(are(this, like(vacant=True)), some_are(builders)),
            during="card_plays",
        ),
    )


cards.define(15, "Explore Black Cluster II", *outpost("Kli"))

cards.define(16, "Explore Typhon Expanse II", *outpost("Rom"))

cards.define(17, "Investigate Anomaly II", *outpost("Fed"))

cards.define(18, "Investigate Sighting II", *outpost("Rom"))

cards.define(20, "Secret Salvage II", *outpost("Kli"))

cards.define(21, "Test Mission II", *outpost("Fed"))
