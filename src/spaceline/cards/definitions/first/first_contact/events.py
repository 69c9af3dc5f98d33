"""Events of First Contact (1997)."""

from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-fc")


def drone(icon: str) -> Filter:
    """A drone of a subcommand."""
    return personnel(affiliations="Bor", characteristics="Drone", icons=icon)


cards.define(
    27,
    "Activate Subcommands",
    when_played(
        download(drone("Com")),
        download(drone("Nav")),
        download(drone("Def")),
        discard(this),
        card_plays(0, no_draws=True),
    ),
)


EVERYBODY = attempting("anyone")

cards.define(
    31,
    "Mission Debriefing",
    may_seed("facility_phase"),
    plays_in_core(),
    when("complete", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
    when("fail-attempt", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
)
