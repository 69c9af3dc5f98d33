"""Events of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


EVERYBODY = attempting("anyone")

cards.define(
    31,
    "Mission Debriefing",
    may_seed("facility_phase"),
    plays_in_core(),
    when("complete", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
    when("fail-attempt", stop(EVERYBODY), whose="anyone", subject=mission(), must=True),
)
