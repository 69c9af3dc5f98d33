"""Personnel of Call to Arms (2003): Borg."""

from __future__ import annotations

from spaceline.cards.definitions.second.call_to_arms.phrases import saved
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(118, "Acclimation Drone", static(this, costs(count(commanded(personnel(own=False))), times=-1)))

COMMANDED_BORG = commanded(personnel(species="Borg"))


def interlink(skill: str) -> Ability:
    """While the drone is attempting a mission, all of your Borg can learn a skill for the rest of the attempt."""
    return while_attempting(pay(discard(deck(1)), affect(COMMANDED_BORG, gains(skill), until="attempt")))


cards.define(119, "Allocation Drone", interlink("Geology"))

cards.define(120, "Appraisal Drone", interlink("Archaeology"))

cards.define(121, "Archival Drone", interlink("Anthropology"))

cards.define(
    122,
    "Borg Queen: Bringer of Order",
    order(
        pay(
            discard(deck(1)),
            name_skill(),
            affect(commanded(personnel(species="Borg")), gains_named("skill")),
        ),
        limit="turn",
    ),
)

DRONES_FACING = personnel(keywords="Drone", facing=True)

cards.define(
    123,
    "Borg Queen: Guardian of the Hive",
    may_while_facing(
        replace_one(
            one(among=present(DRONES_FACING), name="old"),
            one(among=discard_pile(personnel(keywords="Drone")), name="new"),
        ),
        limit="dilemma",
    ),
)

cards.define(
    124,
    "Calibration Drone",
    order(
        pay(
            put(this, "discard"),
            tell(count(hand()), "held"),
            put(random(count(hand()), among=hand(), name="shuffled"), "deck_bottom"),
            draw(number("held")),
        )
    ),
)

cards.define(125, "Cartography Drone", interlink("Astrometrics"))

OTHER_BORG = present(personnel(species="Borg"), other=True)

cards.define(126, "Computation Drone", static(OTHER_BORG, raised("Cunning", 1)))

cards.define(127, "Continuity Drone", interlink("Programming"))

cards.define(128, "Evaluation Drone", interlink("Exobiology"))

cards.define(129, "Guidance Drone", interlink("Navigation"))

OUTSIDERS = present(personnel(excluding=like(affiliations="Bor")))

cards.define(
    130,
    "Information Drone",
    while_attempting(
        pay(discard(deck(1)), name_skill(of=OUTSIDERS), affect(COMMANDED_BORG, gains_named("skill"), until="attempt")),
    ),
)

cards.define(
    131,
    "Invasive Drone",
    order(
        if_(
            some_are(here(ship(), "anyone")),
            sequence(
                select(one(among=here(ship(), "anyone"), name="ship")),
                select(up_to(count(here(personnel(), other=True)), among=here(personnel(), other=True), name="moved")),
                pay(back_to_hand(), put(those("moved"), "aboard", those("ship"))),
            ),
            otherwise=back_to_hand(),
        ),
    ),
)

cards.define(
    132,
    "Locutus: Voice of the Borg",
    when("use", score(10), by="dilemma", using=("Diplomacy", "Leadership", "Officer", "Treachery"), must=True),
)

DRONE = personnel(keywords="Drone")

OTHER_DRONES = present(DRONE, other=True)

cards.define(
    133,
    "Negation Drone",
    order(
        pay(
            sequence(kill(one(among=OTHER_DRONES, name="spare")), kill(this)),
            destroy(one(among=commanded(event(), "opponent"), name="event")),
        ),
        test=some_are(OTHER_DRONES),
    ),
)

cards.define(134, "Opposition Drone", static(OTHER_BORG, raised("Strength", 1)))

cards.define(135, "Preservation Drone", interlink("Biology"))

cards.define(
    136,
    "Reclamation Drone",
    about_to(
        "kill",
        saved(),
        pay(
            stop(one(among=present(DRONE, other=True, apart="saved"), name="spare")),
            prevent(those("saved")),
            put(those("saved"), "deck_top"),
        ),
        subject=personnel(species="Borg"),
        where="present",
        by="dilemma",
        test=some_are(present(DRONE, other=True, apart="those")),
    ),
)

cards.define(137, "Research Drone", interlink("Physics"))

DRONES = present(DRONE)

cards.define(
    138,
    "Seven of Nine: Part of the Greater Whole",
    order(
        select(one(among=DRONES, name="drone")),
        tell(highest("cost", those("drone")), "worth"),
        pay(put(those("drone"), "deck_bottom"), draw(number("worth"))),
        test=some_are(DRONES),
    ),
)

cards.define(
    139,
    "Seven of Nine: Representative of the Hive",
    while_facing(raised("Strength", 2), gains("Security")),
)

cards.define(
    140,
    "Transwarp Drone",
    order(
        select(one(among=its_ship, name="ship")),
        pay(back_to_hand(), affect(those("ship"), raised("Range", 2))),
        test=are(this, like(within=ship())),
    ),
)
