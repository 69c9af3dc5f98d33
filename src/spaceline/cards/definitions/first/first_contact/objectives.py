"""Objectives of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


FACILITY = like(types="facility")

TAKEN = mission(under=like(types="objective", icons="BO", completed=True))
"""An objective of the Borg was completed there."""

WITH_OTHERS = like(within=ship())
"""Aboard a ship: who is aboard docked and landed ships is left there."""

INSIDE = like(types=("personnel", "equipment"), within=FACILITY, excluding=WITH_OTHERS)

SPECIALIST = personnel(specialist=True, fielded=False)

OUTPOSTS = commanded(like(types="facility", kinds="outpost"))

ASSIGNED = if_(
    some_are(OUTPOSTS),
    select(one(among=OUTPOSTS, name="base")),
    may(
        download(SPECIALIST, at=those("base"), count=2),
        otherwise=may(download(SPECIALIST, at=those("base"))),
    ),
)

cards.define(
    63,
    "Assign Mission Specialists",
    may_seed("facility_phase", ASSIGNED),
    plays_in_core(),
    when_played(ASSIGNED),
    when(
        "complete",
        for_each(those(), score(5)),
        subject=personnel(specialist=True),
        using=("only skill",),
        must=True,
    ),
    when("begin_turn", discard(this)),
)

SPOKESMAN = personnel(characteristics="Counterpart")

MEN = in_play(personnel(unique=True, characteristics="male"), "opponent")

HOMEWORLDS = missions(mission(characteristics="Homeworld", kinds=("planet", "dual"), excluding=TAKEN), "anyone")

TAKE_OVER = (
    assimilation(on_planet(like(types=("personnel", "equipment", "ship")), "opponent")),
    assimilation(here(like(one_of=(ship(docked=True), INSIDE, FACILITY)), "opponent")),
    put(this, "mission"),
)

DONE = are(this, like(completed=True))

cards.define(
    64,
    "Assimilate Counterpart",
    plays_in_core(),
    when_played(afflict(one(among=MEN)), unless(some_are(afflicted), put(this, "hand"))),
    seeks_counterpart(equipment(titles="Assimilation Table"), 5),
    just(
        "engage",
        abduct(afflicted),
        may(transport(those())),
        subject=personnel(affiliations="Bor"),
        test=are(afflicted, like(involved="combat")),
    ),
    when(
        "end_turn",
        probe(("Com Nav Def", sequence(assimilation(afflicted, "counterpart"), put(this, "ship", afflicted)))),
    ),
)

cards.define(
    65,
    "Assimilate Homeworld",
    plays_on(sharing("homeworld", HOMEWORLDS, commanded(SPOKESMAN))),
    when_played(afflict(one(among=sharing("homeworld", commanded(SPOKESMAN), target)))),
    scouts(),
    when(
        "end_turn",
        probe(("Com", sequence(*TAKE_OVER, close_outposts(this_mission)))),
        test=some_are(sharing("place", afflicted_like(), this_mission)),
    ),
    static(this_mission, barred("attempt"), test=DONE),
)

cards.define(
    66,
    "Assimilate Planet",
    plays_on(
        missions(
            mission(
                kinds=("planet", "dual"),
                excluding=(mission(characteristics="Homeworld"), TAKEN, like(below=("Points", 35))),
            ),
            "anyone",
        )
    ),
    scouts(),
    when(
        "end_turn",
        probe(
            (
                "Com Def",
                sequence(*TAKE_OVER, may(download(like(types="objective")))),
            )
        ),
        test=some_are(here(personnel(affiliations="Bor"))),
    ),
    static(this_mission, barred("attempt"), test=DONE),
)

cards.define(
    67,
    "Assimilate Starship",
    plays_on(in_play(ship(), "opponent")),
    scouts(),
    when(
        "end_turn",
        probe(
            (
                "Com Def",
                sequence(assimilation(its_ship), put(this, "ship", its_ship), may(download(like(types="objective")))),
            )
        ),
        test=some_are(aboard(personnel(affiliations="Bor", skills="Computer Skill"))),
    ),
)

cards.define(
    70,
    "Establish Gateway",
    may_seed("facility_phase"),
    plays_on(missions(mission(kinds=("space", "dual"), excluding=TAKEN), "anyone")),
    scouts(),
    when(
        "end_turn",
        probe(
            (
                "Com Nav",
                sequence(
                    put(this, "mission"),
                    may(download(like(titles="Transwarp Network Gateway"), at=this_mission)),
                    may(download(like(types="objective"))),
                ),
            )
        ),
        test=some_are(here(personnel(affiliations="Bor"))),
    ),
)
