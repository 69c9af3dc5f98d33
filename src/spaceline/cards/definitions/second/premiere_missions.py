"""The missions of Premiere (2002) that have a text beside their requirements; Rescue Prisoners is in ``premiere``."""

from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.phrases import (
    Book,
    aboard,
    any_of,
    cannot_complete,
    count,
    discard_pile,
    equipment,
    free_region,
    if_,
    on_planet,
    one,
    personnel,
    put,
    score,
    select,
    skill,
    some_are,
    this_ship,
    those,
    up_to,
    when,
)

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
cards.define(
    196,
    "Runabout Search",
    when(
        "complete",
        select(one(among=this_ship, name="runabout")),
        put(
            one(among=discard_pile(personnel(affiliations=("Baj", "Fed"))), name="found"),
            "aboard",
            those("runabout"),
        ),
        test=some_are(this_ship),
    ),
)
cards.define(197, "Search and Rescue", no_maquis_on_planet())
