"""The drones of Call to Arms (2003) with the keyword Interlink, which stands for a text on each of them.

Neither rulebook says what it does; docs/decisions/second-edition.md says how it is played.
"""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import (
    Book,
    affect,
    commanded,
    deck,
    discard,
    gains,
    gains_named,
    like,
    name_skill,
    pay,
    personnel,
    present,
    while_attempting,
)

cards = Book("2e-ca")

BORG = commanded(personnel(species="Borg"))
OUTSIDERS = present(personnel(excluding=like(affiliations="Bor")))


def interlink(skill: str) -> Ability:
    """While the drone is attempting a mission, all of your Borg can learn a skill for the rest of the attempt."""
    return while_attempting(pay(discard(deck(1)), affect(BORG, gains(skill), until="attempt")))


cards.define(119, "Allocation Drone", interlink("Geology"))
cards.define(120, "Appraisal Drone", interlink("Archaeology"))
cards.define(121, "Archival Drone", interlink("Anthropology"))
cards.define(125, "Cartography Drone", interlink("Astrometrics"))
cards.define(127, "Continuity Drone", interlink("Programming"))
cards.define(128, "Evaluation Drone", interlink("Exobiology"))
cards.define(129, "Guidance Drone", interlink("Navigation"))
cards.define(
    130,
    "Information Drone",
    while_attempting(
        pay(discard(deck(1)), name_skill(of=OUTSIDERS), affect(BORG, gains_named("skill"), until="attempt")),
    ),
)
cards.define(135, "Preservation Drone", interlink("Biology"))
cards.define(137, "Research Drone", interlink("Physics"))
