"""Incidents of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.borg_phrases import ANY_BORG
from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-bog")


OPPOSING = personnel(disabled=False)
"""Who is disabled opposes nobody (1E-G:opposing/1)."""
CAPTORS = OPPOSING.but(excluding=ANY_BORG)
ARMED = any_of(skill("SECURITY"), bearing("hand weapon", type="equipment"))
"""What a team has that may have more of it than its opponents."""


TEAMS = sharing("presence", commanded(CAPTORS.but(amid=ARMED)), in_play(OPPOSING, "opponent"))


def beside(which: Filter, of: str) -> Cards:
    """Those of one side who are present with the team that is chosen."""
    return sharing("presence", commanded(which, of), those("team"))


OURS, THEIRS = beside(OPPOSING, "you"), beside(OPPOSING, "opponent")

MORE = either(
    no(at_least(added_up("SECURITY", THEIRS), added_up("SECURITY", OURS))),
    no(at_least(count(beside(HAND_WEAPON, "opponent")), count(beside(HAND_WEAPON, "you")))),
)

cards.define(
    29,
    "Captured",
    may_seed("facility_phase"),
    plays_in_core(),
    order(
        select(one(among=TEAMS, name="team")),
        if_(MORE, capture(random(among=THEIRS, name="taken"), team=those("team"))),
        discard(this),
        test=some_are(TEAMS),
    ),
    just(
        "stun",
        capture(those(), team=cause),
        discard(this),
        whose="opponent",
        subject=personnel(),
        by="you",
        test=are(cause, CAPTORS.but(skills="SECURITY")),
    ),
)

VESSEL = like(types=("ship", "facility"))

HERE = those("haven")

OWN = sharing("place", captured(), HERE)

BERTHS = sharing("place", commanded(VESSEL), HERE)

FREED = sequence(
    select(up_to(count(OWN), among=OWN, name="own")),
    for_each(those("own"), select(one(among=BERTHS, name="berth")), release(those("it"), to=those("berth"))),
)

cards.define(
    32,
    "Prisoner Exchange",
    may_seed("facility_phase"),
    plays_in_core(),
    order(
        select(one(among=sharing("place", captured(of="opponent"), commanded(VESSEL, "opponent")), name="prisoner")),
        select(one(among=sharing("place", commanded(VESSEL, "opponent"), those("prisoner")), name="haven")),
        release(those("prisoner"), to=HERE),
        may(
            FREED,
            otherwise=download(personnel(), at=sharing("place", commanded(VESSEL), HERE)),
        ),
        discard(this),
        test=some_are(sharing("place", captured(of="opponent"), commanded(VESSEL, "opponent"))),
    ),
)
