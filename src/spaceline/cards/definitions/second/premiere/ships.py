"""Ships of Premiere (2002)."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import ATTACKED, IN_AN_ENGAGEMENT
from spaceline.cards.definitions.second.premiere.phrases import CLOAK, downloads
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.phrases import *

cards = Book("2e-se")


ARCHAEOLOGISTS = here(personnel(skills="Archaeology"), "opponent")

cards.define(383, "Bralek", static(ARCHAEOLOGISTS, taxed()))


def with_intelligence(affiliation: str) -> Static:
    """The ship is better while Intelligence personnel of an affiliation is aboard."""
    return static(
        this,
        attributes(2),
        test=some_are(aboard(personnel(affiliations=affiliation, skills="Intelligence"))),
    )


cards.define(386, "Keldon Advanced", with_intelligence("Car"))

cards.define(387, "Prakesh", static(this, raised("Shields", 4), test=ATTACKED))

cards.define(388, "Reklar", static(this, raised("Weapons", 2), raised("Shields", 1), test=some_are(brig())))

cards.define(389, "Vetar", downloads(like(keywords="Pursuit")))

cards.define(
    391,
    "U.S.S. Defiant: Prototype Warship",
    static(this, raised("Weapons", 1), raised("Shields", 2), test=IN_AN_ENGAGEMENT),
)

cards.define(
    392,
    "U.S.S. Enterprise-E: Federation Envoy",
    when(
        "complete",
        score(5),
        subject=mission(affiliations="Fed", kinds="planet"),
        where="here",
        must=True,
    ),
)

cards.define(397, "I.K.S. Hegh'ta", static(this, raised("Weapons", 2), test=are(this_mission, mission(kinds="space"))))

cards.define(
    400,
    "I.K.S. Lukara",
    when(
        "combat",
        add_to_total(highest("Weapons", this)),
        subject=personnel(affiliations="Kli"),
        where="here",
    ),
)

cards.define(401, "I.K.S. Maht-H'a", static(ARCHAEOLOGISTS, taxed()))

cards.define(
    402,
    "I.K.S. Rotarran: Ship of Tears",
    static(
        this,
        raised("Weapons", count(aboard(personnel(skills="Honor", species="Klingon"), "anyone"), most=3)),
    ),
)

cards.define(409, "D'deridex Advanced", with_intelligence("Rom"))

cards.define(
    410,
    "Deranas",
    static(this, raised("Weapons+Shields", 2), test=are(this_mission, mission(regions="Neutral Zone"))),
)

cards.define(411, "Haakona", downloads(like(one_of=(like(titles="Engage Cloak"), like(keywords="Pursuit")))))

cards.define(413, "Scimitar: Predator", when("win-battle", discard(deck(1, "opponent"), who="opponent"), must=True))

cards.define(
    414,
    "Serrola",
    with_intelligence("Rom"),
    static(this, raised("Weapons", 2), raised("Shields", 1), test=are(this_mission, mission(quadrants="Gamma"))),
)

cards.define(
    415,
    "Valdore",
    when(
        "begin-battle",
        put(this, "space", those()),
        join(this),
        subject=ship(),
        other=True,
        by="opponent",
        test=are(this, like(on=CLOAK)),
    ),
)
