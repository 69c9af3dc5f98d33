"""Missions of Enhanced Premiere (2000): with two sides, on one of which a wormhole or an outpost is printed."""

from spaceline.cards.definitions.first.premiere.phrases import KLINGON, ROMULAN
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-ep")


OTHER_SIDE = may_seed("mission_phase", may(flip()))
"""Whoever places it says which side lies up (1E-2.0.2/2)."""

SCAN = hand(interrupt(titles="Long-Range Scan"))

FOUND_AGAIN = order(
    pay(offer(SCAN), flip()),
    test=both(are(this, like(face_up=False)), some_are(here(ship(staffed=True))), some_are(SCAN)),
)

WORMHOLE = (
    OTHER_SIDE,
    wormhole(mission(icons_anywhere="Wmh", face_up=True), interrupt(titles="Wormhole")),
    FOUND_AGAIN,
)

cards.define(13, "Covert Installation II", *WORMHOLE)

cards.define(14, "Excavation II", *WORMHOLE)


FEDERATION = personnel(affiliations="Fed")


def outpost(people: Filter) -> tuple[Ability, ...]:
    """Built again in place of a card play where an ENGINEER of these people is; its destruction is a rule.

    1E-4.2.0.2/3, /4, 1E-G:mission-ii/2; by species too, as its text shows no icon (1E-G:affiliation-and-species/1).
    """
    builders = here(people.but(skills="ENGINEER", disabled=False))
    return (
        OTHER_SIDE,
        order(
            pay(sequence(card_plays(-1), flip()), card_plays(0, no_draws=True)),
            test=both(are(this, like(vacant=True)), some_are(builders)),
            during="card_plays",
        ),
    )


cards.define(15, "Explore Black Cluster II", *outpost(personnel(one_of=KLINGON)))

cards.define(16, "Explore Typhon Expanse II", *outpost(personnel(one_of=ROMULAN)))

cards.define(17, "Investigate Anomaly II", *outpost(FEDERATION))

cards.define(18, "Investigate Sighting II", *outpost(personnel(one_of=ROMULAN)))

cards.define(19, "Relief Mission II", *WORMHOLE)

cards.define(20, "Secret Salvage II", *outpost(personnel(one_of=KLINGON)))

cards.define(21, "Test Mission II", *outpost(FEDERATION))
