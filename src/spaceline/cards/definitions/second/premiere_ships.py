"""The ships of Premiere (2002) that are better somewhere or with somebody; the others are in ``premiere``."""

from spaceline.effects.nodes.abilities import Static
from spaceline.effects.phrases import (
    Book,
    aboard,
    are,
    attributes,
    brig,
    count,
    mission,
    personnel,
    raised,
    score,
    some_are,
    static,
    this,
    this_mission,
    when,
)

cards = Book("2e-se")


def with_intelligence(affiliation: str) -> Static:
    """The ship is better while Intelligence personnel of an affiliation is aboard."""
    return static(
        this,
        attributes(2),
        test=some_are(aboard(personnel(affiliations=affiliation, skills="Intelligence", stopped=False))),
    )


cards.define(386, "Keldon Advanced", with_intelligence("Car"))
cards.define(388, "Reklar", static(this, raised("Weapons", 2), raised("Shields", 1), test=some_are(brig())))
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
    402,
    "I.K.S. Rotarran: Ship of Tears",
    static(
        this,
        raised("Weapons", count(aboard(personnel(skills="Honor", species="Klingon", stopped=False), "anyone"), most=3)),
    ),
)
cards.define(409, "D'deridex Advanced", with_intelligence("Rom"))
cards.define(
    410,
    "Deranas",
    static(this, raised("Weapons+Shields", 2), test=are(this_mission, mission(regions="Neutral Zone"))),
)
cards.define(
    414,
    "Serrola",
    with_intelligence("Rom"),
    static(this, raised("Weapons", 2), raised("Shields", 1), test=are(this_mission, mission(quadrants="Gamma"))),
)
