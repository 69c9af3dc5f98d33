"""Dilemmas of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import DRONE
from spaceline.cards.definitions.first.premiere.phrases import KLINGON, MERCENARIES
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Both
from spaceline.effects.phrases import *

cards = Book("1e-fc")


UNBOXED = like(titles=("Nebula", "Space"))
"""The missions without a point box."""

PLANETS = missions(mission(kinds=("planet", "dual"), excluding=UNBOXED))

SPACES = missions(mission(kinds=("space", "dual"), excluding=UNBOXED))


def exceed(many: Cards, few: Cards) -> Both:
    """There are three more of the ones than of the others."""
    return both(at_least(count(many), 3), at_least(count(many, less=3), count(few)))


UNBALANCED = either(exceed(PLANETS, SPACES), exceed(SPACES, PLANETS))

cards.define(
    4,
    "Balancing Act",
    encounter(each_player(if_(UNBALANCED, lose(50, regardless=True)))),
)


def kept_out(of: str) -> Static:
    """Whose personnel attempt no mission here without 50 points."""
    return static(here(personnel(), of), barred("attempt"), test=no(has_points(50, of)))


cards.define(
    7,
    "Dead End",
    encounter(put(this, "mission"), unless=has_points(50)),
    kept_out("you"),
    kept_out("opponent"),
)

EACH_SUBCOMMAND = both(*(some_are(facing(icons=icon)) for icon in ("Com", "Nav", "Def")))

cards.define(
    9,
    "Lack of Preparation",
    encounter(lose(10), unless=prepared(), trigger=no(plays_as("Bor"))),
    encounter(unless=EACH_SUBCOMMAND, trigger=plays_as("Bor")),
)

cards.define(10, "Maglock", encounter(unless=single(all_of(skill("OFFICER"), total("Strength", 5)), 3)))

cards.define(
    11,
    "My First Raygun",
    encounter(
        probe(("Event Interrupt AU Ent-E", kill(random())), otherwise=stop(random()), then=discard(probed)),
    ),
)

cards.define(
    13,
    "Primitive Culture",
    encounter(
        unless=either(
            at_least(count(facing(species="Vulcan")), 3),
            any_of(
                all_of(skill("Anthropology"), skill("CIVILIAN")),
                skill("Tal Shiar", 2),
                skill("Obsidian Order", 2),
                all_of(skill("Acquisition"), skill("Greed", 2)),
            ),
            both(some_are(facing(species="Vorta")), at_least(count(facing(species="Jem'Hadar")), 4)),
            at_least(count(facing(one_of=KLINGON)), 6),
            at_least(count(facing(species="Borg", icons="Def")), 4),
        )
    ),
)

GUARDS = facing(species="Android", skills=("SECURITY", "OFFICER"))

cards.define(
    15,
    "Shot in the Back",
    encounter(
        stop(GUARDS), trigger=some_are(GUARDS), otherwise=kill(one("opponent", excluding=like(species="Android")))
    ),
)

HULL = like(one_of=(ship(cloaked=False), like(types="facility", kinds="outpost")))

ANYBODY_ABOARD = aboard(personnel(), "anyone")

cards.define(
    17,
    "Theta-Radiation Poisoning",
    encounter(
        select(one("opponent", among=sharing("place", in_play(HULL, "anyone"), this_mission))),
        put(this, "ship", at=those()),
    ),
    when(
        "end_turn",
        unless(some_are(aboard(equipment(titles="Medical Kit"), "anyone")), kill(random(among=ANYBODY_ABOARD))),
        whose="holder",
        must=True,
    ),
    cured(skill("ENGINEER", 6)),
)

BEAMING = like(one_of=(DRONE, MERCENARIES))

ANYWHERE_HERE = sharing(
    "place", in_play(like(types=("ship", "facility", "mission"), cloaked=False), "anyone"), this_mission
)


cards.define(
    18,
    "Undetected Beam-In",
    nullified(any_of(titled("Shelby"), skill("SECURITY", 4))),
    encounter(each_opponent(may(download_up_to(4, BEAMING, ANYWHERE_HERE)), affect(here(BEAMING), barred("attack")))),
)
