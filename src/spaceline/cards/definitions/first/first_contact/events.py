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


cards.define(
    30,
    "Mirror Image",
    may_seed("facility_phase"),
    plays_in_core(),
    affects_all("Red Alert!", "Kivas Fajo - Collector", "Masaka Transformations", "The Traveler: Transcendence"),
    immune("Kevin Uxbridge"),
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

PUNISHED = interrupt(titles=("Amanda Rogers", "Kevin Uxbridge", "Q2"))

cards.define(
    35,
    "The Line Must Be Drawn Here",
    may_seed("facility_phase"),
    plays_in_core(),
    when("announce", lose(5, regardless=True), whose="you", subject=PUNISHED, must=True),
    when("announce", lose(5, "opponent", regardless=True), whose="opponent", subject=PUNISHED, must=True),
    cumulative(),
    immune("Kevin Uxbridge"),
)
