"""Missions of Premiere (2002)."""

from __future__ import annotations

from spaceline.cards.definitions.second.premiere.phrases import brought_home
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.phrases import *

cards = Book("2e-se")


def no_maquis_on_planet() -> Forbids:
    """The mission cannot be completed while your Maquis are on the planet."""
    return cannot_complete(some_are(on_planet(personnel(icons="Maq"))))


cards.define(165, "Evacuate Colony", no_maquis_on_planet())

cards.define(
    171,
    "Geological Survey",
    when("complete", if_(any_of(skill("Acquisition", 2), skill("Geology", 2)), score(5)), must=True),
)

cards.define(
    175,
    "Intercept Maquis",
    cannot_complete(some_are(aboard(personnel(icons="Maq"), of="anyone"))),
)

cards.define(
    184,
    "Kressari Rendezvous",
    when(
        "complete",
        put(up_to(3, among=aboard(equipment(keywords="Hand Weapon")), name="weapons"), "discard"),
        score(count(those("weapons")), times=5),
    ),
)

cards.define(188, "Mouth of the Wormhole", free_region("Gamma"))

cards.define(194, "Rescue Prisoners", when("complete", brought_home(one(among=captured(), name="freed"))))

cards.define(
    196,
    "Runabout Search",
    when(
        "complete",
        select(one(among=this_ship, name="runabout")),
        put(
            one(among=commandable(discard_pile(personnel(affiliations=("Baj", "Fed")))), name="found"),
            "aboard",
            those("runabout"),
        ),
        test=some_are(this_ship),
    ),
)

cards.define(197, "Search and Rescue", no_maquis_on_planet())
